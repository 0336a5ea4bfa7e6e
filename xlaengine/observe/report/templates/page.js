const SEVERITY = ["mismatch", "near tie", "partial", "exact"];

/** Sorts the rows by a column after a click on its head; rows with an empty cell there stay last. */
function makeSortable(table) {
  const body = table.tBodies[0], heads = [...table.tHead.rows[0].cells];
  const order = new Intl.Collator("en", { numeric: true }).compare;
  const keyOf = (row, column) => (column === 1 ? String(SEVERITY.indexOf(row.dataset.status)) : row.cells[column].textContent.trim());
  heads.forEach((head, column) => {
    const button = make("button", { type: "button", textContent: head.textContent });
    head.replaceChildren(button);
    button.addEventListener("click", () => {
      const sign = head.getAttribute("aria-sort") === "ascending" ? -1 : 1;
      for (const other of heads) other.removeAttribute("aria-sort");
      head.setAttribute("aria-sort", sign > 0 ? "ascending" : "descending");
      const keyed = [...body.rows].map((row) => ({ row, key: keyOf(row, column) }));
      keyed.sort((a, b) => (a.key && b.key ? sign * order(a.key, b.key) : !a.key - !b.key));
      body.append(...keyed.map(({ row }) => row));
    });
  });
}

/** One run's part of the page. Its timeline is set up when it is first shown. */
class Run {
  constructor(section) {
    this.section = section;
    this.table = section.querySelector(".verdicts table");
    if (this.table) this.listen();
  }

  get timeline() {
    const figure = this.section.querySelector(".timeline");
    return (this.drawn ??= figure && new Timeline(figure));
  }

  show(shown) {
    this.section.hidden = !shown;
    if (shown) void this.timeline;
  }

  listen() {
    makeSortable(this.table);
    this.section.querySelector(".filter input").addEventListener("change", (event) => {
      for (const row of this.table.tBodies[0].rows) row.hidden = event.target.checked && row.dataset.status !== "mismatch";
    });
    this.table.addEventListener("click", (event) => {
      const link = event.target.closest("a");
      if (!link || !this.timeline) return;
      event.preventDefault();
      const row = link.closest("tr[data-status]");
      if (link.matches(".go")) this.timeline.mark(+link.dataset.begin, +link.dataset.end, link.dataset.step, row.querySelector(".stream").textContent);
      else this.timeline.showStream(this.timeline.data.names.indexOf(link.textContent));
      this.section.querySelector(".timeline").scrollIntoView({ block: "center" });
    });
  }
}

const runs = [...document.querySelectorAll(".run")].map((section) => new Run(section));
const picker = document.querySelector("#run");

function showRun(index) {
  runs.forEach((run, i) => run.show(i === index));
  if (picker) picker.value = index;
}

/** Shows what the address names: a run, or a row of its table. */
function follow() {
  const [, run, row] = /^#(?:run-|v)(\d+)(?:-(\d+))?$/.exec(location.hash) ?? [];
  showRun(run in runs ? +run : 0);
  const details = row && document.querySelector(`${location.hash} details`);
  if (details) details.open = true;
  if (row) document.querySelector(location.hash)?.scrollIntoView({ block: "center" });
}

for (const element of document.querySelectorAll(".tools, .hint, .picker, .filter")) element.hidden = false;
picker?.addEventListener("change", () => showRun(+picker.value));
addEventListener("hashchange", follow);
follow();
