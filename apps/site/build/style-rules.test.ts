import { describe, expect, it } from 'vitest';
import { readStyleRules } from './style-rules.ts';

describe('readStyleRules', () => {
  it('parts rules by what a page has where they apply, in their order', () => {
    const css =
      '@layer a,b;@layer a{*{margin:0}.A00{top:0}.A00{left:0}@media print{.A02 .B13{top:0}}}.A03{top:.5em}';
    expect(readStyleRules(css)).toEqual({
      base: '@layer a,b;',
      animations: [],
      rules: [
        { within: '@layer a{', css: '*{margin:0}', needs: [[]] },
        { within: '@layer a{', css: '.A00{top:0}.A00{left:0}', needs: [['A00']] },
        {
          within: '@layer a{@media print{',
          css: '.A02 .B13{top:0}',
          needs: [['later']],
        },
        { within: '', css: '.A03{top:.5em}', needs: [['A03']] },
      ],
    });
  });

  it('keeps what is no rule of an element apart, with the conditions around it', () => {
    const css =
      '@font-face{font-family:F}.A00{animation:A01}@media screen{@keyframes A01{to{top:0}}}@property --A02{syntax:"*"}';
    const { base, animations, rules } = readStyleRules(css);
    expect(base).toBe('@font-face{font-family:F}@property --A02{syntax:"*"}');
    expect(animations).toEqual([{ name: 'A01', css: '@media screen{@keyframes A01{to{top:0}}}' }]);
    expect(rules).toEqual([{ within: '', css: '.A00{animation:A01}', needs: [['A00']] }]);
  });

  it.each([
    ['.A00,.B10', [['A00'], ['B10']]],
    ['.A00[data-size=lg]>svg', [['A00', 'data-size="lg"']]],
    ['[dir="rtl"] .A00[data-flip]', [['A00', 'dir="rtl"', 'data-flip']]],
    [':root[data-scrolled=past]:has(.B10:not(.B11)) .A00:not([open])', [['A00']]],
    [
      '.A00:is(:hover,.B10)',
      [
        ['A00', 'later'],
        ['A00', 'B10'],
      ],
    ],
    [':where(.A00:not([data-x]))>p', [['A00']]],
    [
      '.A00:is(:disabled,[aria-disabled=true])',
      [
        ['A00', 'disabled'],
        ['A00', 'aria-disabled="true"'],
      ],
    ],
    ['.A00:is([open],:has(>.A01))', [['A00', 'open'], ['A00']]],
    [':is(:root[dir=rtl],:root:is([data-x],[data-y])) .A00', [['A00', 'dir="rtl"'], ['A00']]],
    [':root[data-deferring]:not([data-x]) .A00', [['A00']]],
    [':root[data-page-exit] .A00', [['A00', 'data-page-exit']]],
    ['.A00::backdrop', [['A00', 'later']]],
    ['.A00:not(:popover-open)', [['A00']]],
    ['.A00:hover>.A01', [['A00', 'A01', 'later']]],
    ['.A00:active:not(:disabled)', [['A00', 'later']]],
    ['.A00:active-view-transition', [['A00']]],
  ])('tells what an element that %s applies to has in the HTML', (selector, needs) => {
    expect(readStyleRules(`${selector}{top:0}`).rules[0]?.needs).toEqual(needs);
  });
});
