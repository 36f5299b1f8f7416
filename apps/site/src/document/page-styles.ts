import { FIRST_BAND_END } from '@example/api/pages';

/** The element at the end of the first band, as React renders it ({@link LaterStyles}). */
export const LATER_STYLES = `${FIRST_BAND_END}=""></style>`;

/** Rules of a page's styles that are needed together. */
export interface StyleRules {
  /** The at-rules around the rules, outermost first, each with its opening brace. */
  readonly within: string;
  readonly css: string;
  /** Classes and attributes, as HTML has them, that a page has where a selector applies to it; a list for each selector. */
  readonly needs: readonly (readonly string[])[];
}

/** A `@keyframes` rule with the at-rules around it. */
export interface Animation {
  readonly name: string;
  readonly css: string;
}

/** Styles of a page in the order of the cascade. */
export interface PageStyles {
  /** Layer order, fonts and properties, which apply to no element by themselves. */
  readonly base: string;
  readonly animations: readonly Animation[];
  readonly rules: readonly StyleRules[];
}

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

const textOf = (animations: readonly Animation[]) => animations.map(({ css }) => css).join('');

/**
 * Places the styles of a page in its document. `head` has the rules for the first band. `later`, at the end of the
 * band, has all rules from the first one that applies to nothing in the band, so that the cascade stays the same.
 * Without a marked end of the first band, all styles are in the head.
 *
 * @param body - the rendered page, with an empty element where its first band ends
 */
export const placeStyles = (
  { base, animations, rules }: PageStyles,
  body: string,
): { readonly head: string; readonly later: string; readonly body: string } => {
  const bandEnd = body.indexOf(LATER_STYLES);
  if (bandEnd === -1) return { head: base + textOf(animations) + toCss(rules), later: '', body };
  const used = namesIn(body.slice(0, bandEnd));
  const applies = ({ needs }: StyleRules) =>
    needs.some((names) => names.every((name) => used.has(name)));
  const applied = toCss(rules.filter(applies));
  const words = new Set(applied.match(/[\w-]+/g));
  const [named, others] = [true, false].map((isNamed) =>
    textOf(animations.filter(({ name }) => words.has(name) === isNamed)),
  );
  const unused = rules.findIndex((rule) => !applies(rule));
  const later = `${others}${unused === -1 ? '' : toCss(rules.slice(unused))}`;
  return {
    head: `${base}${named}${applied}`,
    later,
    body: body.replace(LATER_STYLES, (element) => element.replace('><', () => `>${later}<`)),
  };
};
