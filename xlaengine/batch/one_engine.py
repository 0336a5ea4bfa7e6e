"""A batch job's engine in this process."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from typing import TYPE_CHECKING, Any

from xlaengine.batch.answering import Answering
from xlaengine.batch.interface import Display, Job
from xlaengine.batch.lines import BadLine, BatchRequest
from xlaengine.batch.sample import Sample
from xlaengine.batch.service import Answer, facts_of
from xlaengine.types import ProfileError

if TYPE_CHECKING:
    from xlaengine.check.judge import Report
    from xlaengine.llm import LLM


class OneEngine:
    """A `Service` of one LLM in this process; it is `Inspectable` too.

    Args:
        job: its ``verify_reference`` says how many answers are kept for `compare`.
        check: called as `check.judge.check_requests` is.
    """

    def __init__(self, job: Job, llm: LLM, check: Callable[..., Report]):
        self._job, self._llm, self._check = job, llm, check
        self._sample = Sample(job.verify_reference, job.settings.seed)
        self.facts = facts_of(llm)

    def answers(self, lines: Iterator[BatchRequest | BadLine]) -> Iterator[Answer]:
        return Answering(self._llm, self._job.settings.model_name, self._job.served_model_name, self._sample).answers(lines)

    def metrics(self) -> dict[str, Any]:
        return self._llm.metrics()

    def compare(self, progress: Callable[[str, int, int | None], None]) -> Report:
        return self._check(self._llm, self._sample.chosen(), progress=progress)

    @contextmanager
    def profiled(self, display: Display) -> Iterator[list[ProfileError]]:
        job = self._job
        if job.profile_dir is None:
            yield []
            return
        lost: list[ProfileError] = []
        profile = None
        try:
            with ExitStack() as stack:
                try:
                    profile = stack.enter_context(self._llm.profile(job.profile_dir, job.profile_steps))
                except OSError as error:  # its folder cannot be made
                    lost.append(ProfileError(f"the profile in {job.profile_dir} cannot be written: {error.strerror or error}"))
                yield lost
        except ProfileError as error:
            lost.append(error)
        if profile is None or lost:
            display.note(f"error: {lost[0]}")
            return
        for line in profile.summary():
            display.note(line)
        display.note(f"profile: {profile.path}, which ui.perfetto.dev opens; TensorBoard and xprof open {job.profile_dir}")
