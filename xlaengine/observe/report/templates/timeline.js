"use strict";

const GLYPH = 6.4; // pixels of a letter in a span
const DEEPEST = 20000; // the largest zoom factor
const NARROW = 12, READABLE = 60; // pixels: if the median span would be narrower than NARROW, the first view is zoomed until it has READABLE
const clamp = (x, low, high) => Math.min(Math.max(x, low), high);
const count = (n, word) => `${n.toLocaleString("en")} ${word}${n === 1 ? "" : "s"}`;
const make = (tag, props = {}, ...children) => {
  const element = Object.assign(document.createElement(tag), props);
  element.append(...children);
  return element;
};

/** Returns the last index of the rising `times` that is not after `time`; -1 if all are after it. */
function lastAt(times, time) {
  let low = 0, high = times.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (times[middle] <= time) low = middle + 1; else high = middle;
  }
  return low - 1;
}

function duration(micros) {
  return micros < 1e6 ? `${+(micros / 1e3).toPrecision(3)} ms` : `${+(micros / 1e6).toPrecision(4)} s`;
}

/** Returns how many microseconds of a run are shown first: the whole run or, if its spans would be too narrow, as many as are readable. */
function firstView({ spans, kinds, micros }, pixels) {
  const lengths = spans.begin.flatMap((begin, i) => (kinds[spans.kind[i]] === "decode" ? [spans.end[i] - begin] : [])).sort((a, b) => a - b);
  const usual = lengths[lengths.length >> 1] ?? micros;
  return (usual / micros) * pixels < NARROW ? Math.min(micros, (usual * pixels) / READABLE) : micros;
}

/** Returns the next name after index `last` that contains `text`, ignoring case, wrapping around at the end; -1 if there is none. */
function nextName(names, text, last) {
  const wanted = text.toLowerCase();
  for (let step = 1; step <= names.length; step++) {
    const i = (last + step) % names.length;
    if (names[i].toLowerCase().includes(wanted)) return i;
  }
  return -1;
}

/** Zooms and pans the drawing of one run, and describes what the pointer is on. Without scripts, the page shows the whole drawing. Times are in microseconds. */
class Timeline {
  constructor(figure) {
    this.data = JSON.parse(figure.querySelector("script").textContent);
    this.figure = figure;
    for (const name of ["chart", "plot", "names", "ticks", "moment", "cursor", "tip", "spans", "lit", "overview", "where", "find"]) this[name] = figure.querySelector(`.${name}`);
    this.svg = this.plot.querySelector(":scope > svg");
    this.height = this.svg.viewBox.baseVal.height;
    this.pinned = this.lighted = null;
    this.marked = null;
    this.bySlot = Array.from({ length: this.data.slots }, () => []);
    this.byName = this.data.names.map(() => []);
    this.data.spans.kind.forEach((_, i) => {
      this.bySlot[this.data.spans.slot[i]].push(i);
      this.byName[this.data.spans.name[i]].push(i);
    });
    this.listen();
    new ResizeObserver(() => this.show(this.from, this.to)).observe(this.plot);
    this.show(0, firstView(this.data, this.plot.clientWidth || 1040));
  }

  // --- the view

  show(from, to) {
    const all = this.data.micros;
    const width = clamp(to - from, all / DEEPEST, all);
    this.from = clamp(from, 0, all - width);
    this.to = this.from + width;
    if (this.frame) return;
    this.frame = requestAnimationFrame(() => {
      this.frame = 0;
      this.draw();
    });
  }

  zoom(factor, at = (this.from + this.to) / 2) {
    this.show(at - (at - this.from) * factor, at + (this.to - at) * factor);
  }

  pan(share) {
    const by = clamp(share * (this.to - this.from), -this.from, this.data.micros - this.to);
    this.show(this.from + by, this.to + by);
  }

  left(time) {
    return `${(100 * (time - this.from)) / (this.to - this.from)}%`;
  }

  draw() {
    this.svg.setAttribute("viewBox", `${this.from} 0 ${this.to - this.from} ${this.height}`);
    this.plot.classList.toggle("zoomed", this.to - this.from < this.data.micros);
    this.ticks.replaceChildren(...this.makeTicks());
    this.names.replaceChildren(...this.makeNames());
    for (const element of this.plot.querySelectorAll("[data-at]")) element.style.left = this.left(element.dataset.at);
    this.moment.hidden = !this.marked;
    if (this.marked) {
      this.moment.style.left = this.left(this.marked.begin);
      this.moment.style.width = `${(100 * (this.marked.end - this.marked.begin)) / (this.to - this.from)}%`;
    }
    this.cursor.hidden = this.tip.hidden = true;
    this.tellWhere();
  }

  /** Shows which part of the run is in view, in words and on the overview strip. */
  tellWhere() {
    const { micros } = this.data, all = this.to - this.from >= micros;
    this.overview.hidden = all;
    this.where.textContent = all ? "" : `showing ${duration(this.from)} to ${duration(this.to)} of ${duration(micros)}; Reset shows all`;
    const shown = this.overview.firstElementChild.style;
    shown.left = `${(100 * this.from) / micros}%`;
    shown.width = `${(100 * (this.to - this.from)) / micros}%`;
  }

  /** Shows the spans of the next stream whose id contains this text. */
  goTo(text) {
    if (!text) return void this.tellWhere();
    const name = nextName(this.data.names, text, this.found ?? -1);
    if (name < 0) {
      this.where.textContent = `no stream has ${text} in its id`;
      return;
    }
    this.found = name;
    this.showStream(name);
  }

  /** Pins a stream, by its index, and brings its spans into view. */
  showStream(name) {
    const { begin, end } = this.data.spans, of = this.byName[name] ?? [];
    this.pinned = of.length ? name : null;
    this.light(this.pinned);
    if (!of.length) return;
    const from = Math.min(...of.map((i) => begin[i])), to = Math.max(...of.map((i) => end[i]));
    if (from < this.from || to > this.to || this.found === name) this.show(from - 2 * (to - from), to + 2 * (to - from));
  }

  makeTicks() {
    const seconds = (this.to - this.from) / 1e6;
    const rough = seconds / clamp(this.plot.clientWidth / 90, 2, 10);
    const power = 10 ** Math.floor(Math.log10(rough));
    const gap = [1, 2, 5, 10].find((factor) => factor * power >= rough) * power;
    const places = Math.max(0, -Math.floor(Math.log10(gap) + 1e-9));
    const ticks = [];
    for (let i = Math.ceil(this.from / 1e6 / gap); i * gap <= this.to / 1e6; i++) {
      const time = i * gap * 1e6, pixels = ((this.to - time) / (this.to - this.from)) * this.plot.clientWidth;
      const tick = make("span", { textContent: pixels < 44 ? "" : `${(i * gap).toFixed(places)} s` });
      tick.style.left = this.left(time);
      ticks.push(tick);
    }
    return ticks;
  }

  makeNames() {
    const { spans, names, kinds, layout } = this.data;
    const scale = this.plot.clientWidth / (this.to - this.from);
    const named = kinds.map((kind) => layout.named.includes(kind));
    const labels = [];
    spans.kind.forEach((kind, i) => {
      const begin = Math.max(spans.begin[i], this.from), end = Math.min(spans.end[i], this.to);
      const width = (end - begin) * scale, text = names[spans.name[i]];
      if (!named[kind] || width < Math.min(GLYPH * text.length, 150) + 8) return;
      const label = make("span", { className: spans.name[i] === this.lighted ? "of" : "" }, make("bdi", { textContent: text }));
      label.style.cssText = `left:${(begin - this.from) * scale}px;width:${width}px;top:${layout.lanes + spans.slot[i] * layout.lane}px;line-height:${layout.lane}px`;
      labels.push(label);
    });
    return labels;
  }

  // --- one stream among the others

  light(name) {
    if (name === this.lighted) return;
    this.lighted = name;
    const some = name !== null;
    this.spans.classList.toggle("dim", some);
    this.names.classList.toggle("dim", some);
    this.lit.replaceChildren(...(some ? this.byName[name].map((i) => this.litPath(i)) : []));
    this.names.replaceChildren(...this.makeNames());
  }

  pin(stream) {
    const name = this.data.names.indexOf(stream);
    this.pinned = name < 0 ? null : name;
    this.light(this.pinned);
  }

  litPath(i) {
    const { spans, kinds, layout } = this.data;
    const top = layout.lanes + spans.slot[i] * layout.lane, width = spans.end[i] - spans.begin[i], kind = kinds[spans.kind[i]];
    const path = document.createElementNS("http://www.w3.org/2000/svg", "path");
    const band = ([from, to]) => `M${spans.begin[i]} ${top + from * layout.lane}h${width}v${(to - from) * layout.lane}h${-width}z`;
    path.setAttribute("d", layout.bands[kind].map(band).join(""));
    path.setAttribute("class", kind);
    return path;
  }

  mark(begin, end, words, stream) {
    this.marked = { begin, end };
    this.moment.firstChild.textContent = words;
    this.pin(stream);
    const around = Math.max(25 * (end - begin), this.data.micros / DEEPEST);
    this.show(begin - around, end + around);
  }

  reset() {
    this.marked = this.pinned = null;
    this.light(null);
    this.show(0, this.data.micros);
  }

  // --- what the pointer is on

  spanAt(time, y) {
    const { spans, layout } = this.data;
    const near = (2 * (this.to - this.from)) / this.plot.clientWidth;
    const inside = (this.bySlot[Math.floor((y - layout.lanes) / layout.lane)] ?? []).filter((i) => spans.begin[i] - near <= time && time <= spans.end[i] + near);
    const length = (i) => spans.end[i] - spans.begin[i];
    return inside.reduce((best, i) => (best === undefined || length(i) < length(best) ? i : best), undefined);
  }

  describeSpan(i) {
    const { spans, names, kinds } = this.data;
    const [step, many, tokens, kind] = [spans.step[i], spans.steps[i], spans.tokens[i], kinds[spans.kind[i]]];
    const steps = kind === "decode" && many > 1 ? `steps ${step}–${step + many - 1}` : `step ${step}`;
    return [names[spans.name[i]], `${kind}, slot ${spans.slot[i]}, ${steps}`, tokens ? count(tokens, "token") : "", `${duration(spans.end[i] - spans.begin[i])} from ${duration(spans.begin[i])}`];
  }

  describeMarks(verb, time) {
    const { marks, requests, verbs } = this.data;
    const near = (5 * (this.to - this.from)) / this.plot.clientWidth;
    const found = marks.time.flatMap((at, i) => (verbs[marks.verb[i]] === verb && Math.abs(at - time) <= near ? [i] : []));
    if (!found.length) return null;
    const names = found.slice(0, 12).map((i) => requests[marks.request[i]]).join(", ");
    return [`${verb} ${names}${found.length > 12 ? ` and ${found.length - 12} more` : ""}`, `at ${duration(marks.time[found[0]])}`];
  }

  describeSample(time) {
    const { samples, slots } = this.data;
    const i = lastAt(samples.time, time);
    const [used, running, waiting, paused] = ["in_use", "running", "waiting", "paused"].map((name) => samples[name][i] ?? 0);
    return [duration(Math.max(0, time)), `${used} of ${count(slots, "slot")} in use, ${running} running`, `${waiting} waiting, ${paused} paused`];
  }

  point(event) {
    const box = this.plot.getBoundingClientRect();
    const x = event.clientX - box.left, y = event.clientY - box.top;
    const time = this.from + (x / box.width) * (this.to - this.from);
    const span = this.spanAt(time, y);
    const row = this.data.layout.verbs.find(([, top, bottom]) => top <= y && y < bottom);
    const lines = span !== undefined ? this.describeSpan(span) : (row && this.describeMarks(row[0], time)) ?? this.describeSample(time);
    this.light(span !== undefined ? this.data.spans.name[span] : this.pinned);
    this.cursor.hidden = this.tip.hidden = false;
    this.cursor.style.left = `${x}px`;
    const [first, ...rest] = lines.filter(Boolean);
    this.tip.replaceChildren(make("b", {}, make("bdi", { textContent: first })), ...rest.map((text) => make("div", { textContent: text })));
    const right = this.plot.offsetLeft + x + 14;
    this.tip.style.left = `${right + this.tip.offsetWidth > this.chart.clientWidth ? Math.max(0, right - this.tip.offsetWidth - 28) : right}px`;
    this.tip.style.top = `${y + 16}px`;
    return span;
  }

  listen() {
    let drag = null;
    this.plot.addEventListener("pointerdown", (event) => {
      if (event.button || event.target.closest("a")) return;
      drag = { x: event.clientX, from: this.from, to: this.to, moved: false };
      this.plot.setPointerCapture(event.pointerId);
    });
    this.plot.addEventListener("pointermove", (event) => {
      if (!drag) return void this.point(event);
      const by = ((drag.x - event.clientX) / this.plot.clientWidth) * (drag.to - drag.from);
      drag.moved ||= Math.abs(drag.x - event.clientX) > 3;
      this.plot.classList.toggle("dragged", drag.moved);
      if (drag.moved) this.show(...this.shifted(drag, by));
    });
    this.plot.addEventListener("pointerup", (event) => {
      if (drag && !drag.moved) {
        const span = this.point(event);
        this.pinned = span === undefined ? null : this.data.spans.name[span];
        this.light(this.pinned);
      }
      this.plot.classList.remove("dragged");
      drag = null;
    });
    this.plot.addEventListener("pointercancel", () => { drag = null; });
    this.plot.addEventListener("pointerleave", () => {
      this.cursor.hidden = this.tip.hidden = true;
      this.light(this.pinned);
    });
    this.plot.addEventListener("wheel", (event) => this.wheel(event), { passive: false });
    this.chart.addEventListener("keydown", (event) => {
      const does = { ArrowLeft: () => this.pan(-0.2), ArrowRight: () => this.pan(0.2), "+": () => this.zoom(0.6), "=": () => this.zoom(0.6), "-": () => this.zoom(1 / 0.6), 0: () => this.reset(), Escape: () => this.reset() }[event.key];
      if (!does || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      does();
    });
    this.find?.addEventListener("input", () => { this.found = -1; });
    this.find?.addEventListener("keydown", (event) => {
      if (event.key === "Enter") this.goTo(this.find.value.trim());
    });
    const center = (event) => {
      const box = this.overview.getBoundingClientRect(), half = (this.to - this.from) / 2;
      const at = ((event.clientX - box.left) / box.width) * this.data.micros;
      this.show(at - half, at + half);
    };
    this.overview.addEventListener("pointerdown", (event) => {
      this.overview.setPointerCapture(event.pointerId);
      center(event);
    });
    this.overview.addEventListener("pointermove", (event) => {
      if (event.buttons) center(event);
    });
    const buttons = { in: () => this.zoom(0.5), out: () => this.zoom(2), reset: () => this.reset() };
    this.figure.querySelector(".tools").addEventListener("click", (event) => buttons[event.target.dataset.does]?.());
  }

  shifted({ from, to }, by) {
    const within = clamp(by, -from, this.data.micros - to);
    return [from + within, to + within];
  }

  wheel(event) {
    const box = this.plot.getBoundingClientRect();
    const sideways = event.shiftKey ? event.deltaY || event.deltaX : Math.abs(event.deltaX) > Math.abs(event.deltaY) ? event.deltaX : 0;
    if (sideways) {
      event.preventDefault();
      this.pan(sideways / box.width);
    } else if (event.ctrlKey || event.metaKey || this.chart.contains(document.activeElement)) {
      event.preventDefault();
      this.zoom(1.002 ** clamp(event.deltaY * (event.deltaMode ? 30 : 1), -400, 400), this.from + ((event.clientX - box.left) / box.width) * (this.to - this.from));
    }
  }
}
