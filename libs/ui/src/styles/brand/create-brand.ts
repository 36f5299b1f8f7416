import type { BrandTokens } from './brand-tokens.ts';
import { contrastFailures, type ContrastFailure } from './contrast.ts';
import { brandRules, isOfRoot, type BrandRule } from './rules.ts';
import { tokenProblems } from './token-problems.ts';

export interface BrandOptions {
  /**
   * Selector of what the brand applies to: `:root` by default, `:root[data-brand="north"]` where several brands are in
   * one stylesheet, or `.partner` for a part of a page. A part follows the root's `data-theme`, or has its own.
   */
  readonly scope?: string | undefined;
}

/** A theme made of a brand's tokens. */
export interface Brand {
  readonly name: string;
  readonly tokens: BrandTokens;
  /**
   * The theme as CSS text, in the kit's `tokens` layer: put it into a stylesheet after the kit's.
   * It holds custom properties only, light and dark; of a part of a page also the colour and the face of its words.
   */
  readonly css: string;
}

/** Thrown by `createBrand`: names each pair that fails, and its ratio. */
export class BrandContrastError extends Error {
  override readonly name = 'BrandContrastError';
  readonly brand: string;
  readonly failures: readonly ContrastFailure[];

  constructor(brand: string, failures: readonly ContrastFailure[]) {
    const lines = failures.map(({ theme, foreground, background, ratio, required }) =>
      ratio === undefined
        ? `${theme}: ${foreground} or ${background} is no opaque colour`
        : `${theme}: ${foreground} on ${background} is ${ratio.toFixed(2)}:1 and needs ${required}:1`,
    );
    super(`The brand '${brand}' fails WCAG 2.2 AA:\n- ${lines.join('\n- ')}`);
    this.brand = brand;
    this.failures = failures;
  }
}

const toCss = ({ selector, media, colorScheme, vars }: BrandRule): string => {
  const declarations = [
    ...(colorScheme === undefined ? [] : [`color-scheme: ${colorScheme};`]),
    ...Object.entries(vars).map(([name, value]) => `${name}: ${value};`),
  ];
  const rule = `${selector} { ${declarations.join(' ')} }`;
  return media === undefined ? rule : `@media ${media} { ${rule} }`;
};

/** A part would inherit these from the page as they are there. */
const partCss = (scope: string) =>
  isOfRoot(scope)
    ? ''
    : `${scope} { color: var(--ui-colour-text); font-family: var(--ui-font-body); }\n`;

/**
 * Creates a theme for the kit's stylesheet from a brand's tokens, light and dark.
 *
 * @throws {@link BrandContrastError} where a pair of colours the components use fails WCAG 2.2 AA:
 * 4.5:1 for text, 3:1 for outlines and focus.
 * @throws TypeError where the name is empty, a token is missing, unknown or no plain CSS value, or a colour is none or
 * is not opaque; it names each by its path
 */
export const createBrand = (tokens: BrandTokens, { scope = ':root' }: BrandOptions = {}): Brand => {
  const problems = tokenProblems(tokens);
  if (problems.length > 0)
    throw new TypeError(`The brand '${tokens.name}' cannot be made:\n- ${problems.join('\n- ')}`);
  const failures = contrastFailures(tokens);
  if (failures.length > 0) throw new BrandContrastError(tokens.name, failures);
  return {
    name: tokens.name,
    tokens,
    css: `@layer tokens {\n${brandRules(tokens, scope).map(toCss).join('\n')}\n${partCss(scope)}}\n`,
  };
};
