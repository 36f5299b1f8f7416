import { expect, type Page } from '@example/testing/e2e';

/**
 * Expects that the head contains every later rule that matches an element of the first band, and the animations that
 * its rules name. Rules for paper, for what is opened and for its first frame can wait.
 */
export const expectFirstBandStyled = async (page: Page): Promise<void> => {
  const compared = await page.evaluate(() => {
    interface Rule {
      /** The rule as the browser writes it, with the media queries and layers around it. */
      readonly css: string;
      /** The selector without pseudo-elements; empty for parts of the browser. */
      readonly selector: string;
    }
    const canWait = /^(@media print \{|@starting-style|[^{]*::backdrop)/;
    const flatten = (rules: CSSRuleList, within = ''): readonly Rule[] =>
      [...rules].flatMap((rule) => {
        if (canWait.test(rule.cssText)) return [];
        const css = within + rule.cssText;
        if (rule instanceof CSSStyleRule)
          return { css, selector: rule.selectorText.replaceAll(/::[\w-]+(\([^)]*\))?/g, '') };
        return rule instanceof CSSGroupingRule
          ? flatten(rule.cssRules, css.slice(0, css.indexOf('{', within.length)))
          : [];
      });
    const animationsIn = (rules: CSSRuleList): readonly string[] =>
      [...rules].flatMap((rule) =>
        rule instanceof CSSGroupingRule
          ? animationsIn(rule.cssRules)
          : rule instanceof CSSKeyframesRule
            ? [rule.name]
            : [],
      );

    const later = document.querySelector<HTMLStyleElement>('style[data-later]');
    if (!later?.sheet) return undefined;
    const band = [...document.querySelectorAll('body *')].filter(
      (element) => element.compareDocumentPosition(later) === Node.DOCUMENT_POSITION_FOLLOWING,
    );
    const early = [...document.styleSheets].filter((sheet) => sheet !== later.sheet);
    const head = new Set(early.flatMap(({ cssRules }) => flatten(cssRules)).map(({ css }) => css));
    const words = new Set([...head].join(' ').match(/[\w-]+/g));
    return {
      elements: band.length,
      rules: head.size,
      missing: flatten(later.sheet.cssRules)
        .filter(
          ({ css, selector }) =>
            selector !== '' && !head.has(css) && band.some((element) => element.matches(selector)),
        )
        .map(({ css }) => css)
        .concat(animationsIn(later.sheet.cssRules).filter((name) => words.has(name))),
    };
  });
  expect(compared?.elements).toBeGreaterThan(50);
  expect(compared?.rules).toBeGreaterThan(50);
  expect(compared?.missing).toEqual([]);
};
