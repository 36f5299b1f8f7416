import { expect, type Page } from '@example/testing/e2e';

/** Expects that the head contains every later rule that matches an element of the first band. */
export const expectFirstBandStyled = async (page: Page): Promise<void> => {
  const compared = await page.evaluate(() => {
    interface Rule {
      /** The rule as the browser writes it, with the media queries and layers around it. */
      readonly css: string;
      /** The selector without pseudo-elements; empty for parts of the browser. */
      readonly selector: string;
    }
    const flatten = (rules: CSSRuleList, within = ''): readonly Rule[] =>
      [...rules].flatMap((rule) => {
        const css = within + rule.cssText;
        if (rule instanceof CSSStyleRule)
          return { css, selector: rule.selectorText.replaceAll(/::[\w-]+(\([^)]*\))?/g, '') };
        return rule instanceof CSSGroupingRule
          ? flatten(rule.cssRules, css.slice(0, css.indexOf('{', within.length)))
          : [];
      });

    const later = document.querySelector<HTMLStyleElement>('style[data-later]');
    if (!later?.sheet) return undefined;
    const band = [...document.querySelectorAll('body *')].filter(
      (element) => element.compareDocumentPosition(later) === Node.DOCUMENT_POSITION_FOLLOWING,
    );
    const head = new Set(
      [...document.styleSheets]
        .filter((sheet) => sheet !== later.sheet)
        .flatMap(({ cssRules }) => flatten(cssRules))
        .map(({ css }) => css),
    );
    return {
      elements: band.length,
      rules: head.size,
      missing: flatten(later.sheet.cssRules)
        .filter(
          ({ css, selector }) =>
            selector !== '' && !head.has(css) && band.some((element) => element.matches(selector)),
        )
        .map(({ css }) => css),
    };
  });
  expect(compared?.elements).toBeGreaterThan(50);
  expect(compared?.rules).toBeGreaterThan(50);
  expect(compared?.missing).toEqual([]);
};
