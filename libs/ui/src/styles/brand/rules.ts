import type { BrandTokens } from './brand-tokens.ts';

/** A rule of a brand's theme: custom properties by name, under a selector. */
export interface BrandRule {
  readonly selector: string;
  /** The `@media` condition it stands under. */
  readonly media?: string;
  readonly colorScheme?: 'light' | 'dark' | 'light dark';
  readonly vars: Readonly<Record<string, string>>;
}

const named = (group: string, values: object): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [`--ui-${group}-${name}`, String(value)]),
  );

/** Returns whether a selector is of the root element. */
export const isOfRoot = (scope: string): boolean => /^(:root|html)\b/.test(scope);

/** A part of a page follows the root's theme unless it has one of its own. */
const themed = (scope: string, theme: string) =>
  isOfRoot(scope)
    ? `${scope}[data-theme="${theme}"]`
    : `:is(${scope})[data-theme="${theme}"], :root[data-theme="${theme}"] :is(${scope}):not([data-theme])`;

/**
 * Returns the rules of a brand's theme: light by default, dark where the visitor's system says so, and either one where
 * `data-theme` asks for it.
 */
export const brandRules = (
  { colour, font, radius, shadow }: BrandTokens,
  scope: string,
): readonly BrandRule[] => {
  const light = named('colour', colour.light);
  const dark = named('colour', colour.dark);
  return [
    {
      selector: scope,
      colorScheme: 'light dark',
      vars: {
        ...light,
        ...named('font', font),
        ...named('radius', radius),
        ...named('shadow', shadow),
      },
    },
    { selector: scope, media: '(prefers-color-scheme: dark)', vars: dark },
    { selector: themed(scope, 'light'), colorScheme: 'light', vars: light },
    // Paper is white.
    { selector: themed(scope, 'dark'), media: 'screen', colorScheme: 'dark', vars: dark },
  ];
};
