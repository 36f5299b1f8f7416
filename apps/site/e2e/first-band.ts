import { expect, type Page } from '@example/testing/e2e';

/** Expects that the head has every rule for the first band that is among the styles after it. */
export const expectFirstBandStyled = async (page: Page): Promise<void> => {
  const compared = await page.evaluate(() => {
    interface Rule {
      /** The rule in the form of the browser, after the media and layers that it is in. */
      readonly css: string;
      /** Matches the elements, and those whose `::before` the rule is for. Empty for parts of the browser. */
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
