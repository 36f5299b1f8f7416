/** The element at the end of the first band, as React renders it ({@link LaterStyles}). */
export const LATER_STYLES = '<style data-later=""></style>';

/** Rules of a page's styles that are needed together. */
export interface StyleRules {
  /** The at-rules around the rules, outermost first, each with its opening brace. */
  readonly within: string;
  readonly css: string;
  /** The files whose classes the selectors name; empty for rules of every page. */
  readonly files: readonly string[];
  /** Classes and attributes, as HTML has them, that a page has where a selector applies to it; a list for each selector. */
  readonly needs: readonly (readonly string[])[];
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

/** Returns the classes and attributes in HTML: `a`, `data-size="lg"`, and `data-size` with any value. */
const namesIn = (html: string): ReadonlySet<string> =>
  new Set(
    [...html.matchAll(/ ([a-z-]+)="([^"]*)"/g)].flatMap(([, name = '', value = '']) =>
      name === 'class' ? value.split(' ') : [name, `${name}="${value}"`],
    ),
  );

/**
 * Places the styles of a page in its document. `head` has the rules for the first band. `later`, at the end of the
 * band, has all rules from the first one of a file that the band does not use, so that the cascade stays the same. From
 * there on, the head leaves out each rule that applies to nothing in the band. Without a marked end of the first band,
 * all styles are in the head.
 *
 * @param body - the rendered page, with an empty element where its first band ends
 */
export const placeStyles = (
  { base, rules }: PageStyles,
  body: string,
): { readonly head: string; readonly later: string; readonly body: string } => {
  const bandEnd = body.indexOf(LATER_STYLES);
  if (bandEnd === -1) return { head: base + toCss(rules), later: '', body };
  const used = namesIn(body.slice(0, bandEnd));
  const usedFiles = new Set([...used].map(styleFileOf));
  const unused = rules.findIndex(
    ({ files }) => files.length > 0 && !files.some((file) => usedFiles.has(file)),
  );
  if (unused === -1) return { head: base + toCss(rules), later: '', body };
  const needed = rules
    .slice(unused)
    .filter(({ needs }) => needs.some((names) => names.every((name) => used.has(name))));
  const later = toCss(rules.slice(unused));
  return {
    head: base + toCss([...rules.slice(0, unused), ...needed]),
    later,
    body: body.replace(LATER_STYLES, (element) => element.replace('><', () => `>${later}<`)),
  };
};
