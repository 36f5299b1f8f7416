/** The element at the end of the first band, as React renders it ({@link LaterStyles}). */
export const LATER_STYLES = '<style data-later=""></style>';

/** Rules of a page's styles that are needed together. */
export interface StyleRules {
  /** The at-rules around the rules, outermost first, each with its opening brace. */
  readonly within: string;
  readonly css: string;
  /** The files whose classes the selectors name; empty for rules of every page. */
  readonly files: readonly string[];
}

/** Styles of a page in the order of the cascade. */
export interface PageStyles {
  /** Layer order, fonts and animations, which apply to no element by themselves. */
  readonly base: string;
  readonly rules: readonly StyleRules[];
}

/** Returns the file of a class: the first two characters of its name. */
export const styleFileOf = (className: string): string => className.slice(0, 2);

/** Closes the at-rules around rules. */
export const closingOf = (within: string): string => '}'.repeat(within.split('{').length - 1);

const toCss = (rules: readonly StyleRules[]): string => {
  let css = '';
  let open = '';
  for (const rule of rules) {
    if (rule.within !== open) {
      css += closingOf(open) + rule.within;
      open = rule.within;
    }
    css += rule.css;
  }
  return css + closingOf(open);
};

/**
 * Places the styles of a page in its document. `head` has the rules for the first band. `later`, at the end of the
 * band, has all rules from the first one that the band does not need, so that the cascade stays the same. Without a
 * marked end of the first band, all styles are in the head.
 *
 * @param body - the rendered page, with an empty element where its first band ends
 */
export const placeStyles = (
  { base, rules }: PageStyles,
  body: string,
): { readonly head: string; readonly later: string; readonly body: string } => {
  const bandEnd = body.indexOf(LATER_STYLES);
  if (bandEnd === -1) return { head: base + toCss(rules), later: '', body };
  const above = body.slice(0, bandEnd);
  const used = new Set(
    [...above.matchAll(/ class="([^"]+)"/g)].flatMap(([, names = '']) =>
      names.split(' ').map(styleFileOf),
    ),
  );
  const isUsed = ({ files }: StyleRules) =>
    files.length === 0 || files.some((file) => used.has(file));
  const unused = rules.findIndex((rule) => !isUsed(rule));
  const later = unused === -1 ? '' : toCss(rules.slice(unused));
  return {
    head: base + toCss(rules.filter(isUsed)),
    later,
    body: body.replace(LATER_STYLES, (element) => element.replace('><', () => `>${later}<`)),
  };
};
