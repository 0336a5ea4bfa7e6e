"""Writes of large arrays are found in the text of a compiled module."""

from __future__ import annotations

from xlaengine.observe.printed.hlo import writes

HLO = """HloModule m

%fused (p: f32[8,8], u: f32[1,8]) -> (f32[8,8], f32[8,8]) {
  %p = f32[8,8]{1,0} parameter(0)
  %u = f32[1,8]{1,0} parameter(1)
  %dus = f32[8,8]{1,0} dynamic-update-slice(%p, %u)
  %cast = f32[8,8]{1,0} bitcast(%dus)
  %neg = f32[8,8]{1,0} negate(%p)
  ROOT %both = (f32[8,8]{1,0}, f32[8,8]{1,0}) tuple(%cast, %neg)
}

ENTRY %main (a: f32[8,8], b: f32[1,8]) -> f32[64] {
  %a = f32[8,8]{1,0} parameter(0)
  %b = f32[1,8]{1,0} parameter(1)
  %f = (f32[8,8]{1,0}, f32[8,8]{1,0}) fusion(%a, %b), kind=kLoop, calls=%fused
  %g = f32[8,8]{1,0} get-tuple-element(%f), index=0
  %small = f32[1,8]{1,0} copy(%b)
  ROOT %c = f32[64]{0} copy(%g)
}
"""


def test_writes_are_counted_behind_fusions_tuples_and_bitcasts():
    assert writes(HLO, lambda elements: elements >= 64) == 2  # the negate of the fusion, the copy to another shape; not the update in place
    assert writes(HLO, lambda elements: elements >= 8) == 3
    assert writes(HLO, lambda elements: elements == 8) == 1
    assert writes(HLO, lambda elements: elements >= 65) == 0
