import { describe, expect, it } from 'vitest';
import { readStyleRules } from './style-rules.ts';

describe('readStyleRules', () => {
  it('parts rules by the files that their classes come from, in their order', () => {
    const css =
      '@layer a,b;@layer a{*{margin:0}.A00{top:0}.A00{left:0}@media print{.A02 .B13{top:0}}}.A03{top:.5em}';
    expect(readStyleRules(css)).toEqual({
      base: '@layer a,b;',
      rules: [
        { within: '@layer a{', css: '*{margin:0}', files: [], needs: [[]] },
        { within: '@layer a{', css: '.A00{top:0}.A00{left:0}', files: ['A0'], needs: [['A00']] },
        {
          within: '@layer a{@media print{',
          css: '.A02 .B13{top:0}',
          files: ['A0', 'B1'],
          needs: [['A02', 'B13']],
        },
        { within: '', css: '.A03{top:.5em}', files: ['A0'], needs: [['A03']] },
      ],
    });
  });

  it('keeps what is no rule of an element apart, with the conditions around it', () => {
    const css =
      '@font-face{font-family:F}.A00{animation:A01}@media screen{@keyframes A01{to{top:0}}}@property --A02{syntax:"*"}';
    const { base, rules } = readStyleRules(css);
    expect(base).toBe(
      '@font-face{font-family:F}@media screen{@keyframes A01{to{top:0}}}@property --A02{syntax:"*"}',
    );
    expect(rules).toEqual([
      { within: '', css: '.A00{animation:A01}', files: ['A0'], needs: [['A00']] },
    ]);
  });

  it.each([
    ['.A00,.B10', [['A00'], ['B10']]],
    ['.A00[data-size=lg]>svg', [['A00', 'data-size="lg"']]],
    ['[dir="rtl"] .A00[data-flip]', [['A00', 'dir="rtl"', 'data-flip']]],
    [':root[data-scrolled=past]:has(.B10:not(.B11)) .A00:not([open])', [['A00']]],
    ['.A00:is(:hover,.B10)', [['A00']]],
    ['.A00:hover>.A01', [['A00', 'A01', 'later']]],
    ['.A00:active:not(:disabled)', [['A00', 'later']]],
    ['.A00:active-view-transition', [['A00']]],
  ])('tells what an element that %s applies to has in the HTML', (selector, needs) => {
    expect(readStyleRules(`${selector}{top:0}`).rules[0]?.needs).toEqual(needs);
  });
});
