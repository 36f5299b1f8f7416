/** The element at the end of the first band, as React renders it. */
export const LATER_STYLES = '<style data-later=""></style>';

/** Rules of a page's styles that are needed together. */
export interface StyleRules {
  /** The at-rules around them, outermost first, each with its opening brace. */
  readonly within: string;
  readonly css: string;
  /** The files whose classes the selectors name; none for rules that are for every page. */
  readonly files: readonly string[];
}

/** The styles of a page, in the order of the cascade. */
export interface PageStyles {
  /** The order of layers, fonts and animations: they apply to no element by themselves. */
  readonly base: string;
  readonly rules: readonly StyleRules[];
}

/** The file that a class comes from: all names of a file begin with the same two characters. */
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
 * Places the styles of a page in its document. `head` has what the elements of the first band need. `later` is where that band ends: it
 * goes on at the first rule that they do not need and has all rules from there, so that the cascade is that of the whole. In a
 * body that does not say where its first band ends, all styles are in the head.
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
