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

/**
 * Returns the rules of a brand's theme: light by default, dark where the visitor's system says so, and either one where
 * `data-theme` on the root asks for it.
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
    { selector: `${scope}[data-theme="light"]`, colorScheme: 'light', vars: light },
    // Paper is white.
    { selector: `${scope}[data-theme="dark"]`, media: 'screen', colorScheme: 'dark', vars: dark },
  ];
};
