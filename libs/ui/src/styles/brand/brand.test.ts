import { describe, expect, it } from 'vitest';
import { vars } from '../theme/contract.css.ts';
import {
  BrandContrastError,
  contrastRatio,
  createBrand,
  forestAndClay,
  graphiteAndViolet,
  inkAndTeal,
  type BrandTokens,
} from './index.ts';

const withColours = (light: Partial<BrandTokens['colour']['light']>): BrandTokens => ({
  ...inkAndTeal,
  name: 'pale',
  colour: { ...inkAndTeal.colour, light: { ...inkAndTeal.colour.light, ...light } },
});

const refusal = (tokens: BrandTokens) => {
  try {
    createBrand(tokens);
  } catch (error) {
    return error;
  }
  return undefined;
};

const namesIn = (node: object): string[] =>
  Object.values(node).flatMap((value: unknown) =>
    typeof value === 'string' ? [value.replace(/^var\((.*)\)$/, '$1')] : namesIn(value as object),
  );

describe.each([inkAndTeal, forestAndClay, graphiteAndViolet])('brand $name', (tokens) => {
  it('passes, and gives a value to every name of the contract', () => {
    const { css } = createBrand(tokens);
    for (const name of namesIn(vars)) expect(css).toContain(`${name}: `);
  });
});

describe('createBrand', () => {
  it('writes light, dark by system, and either one by data-theme, in the tokens layer', () => {
    const { css } = createBrand(inkAndTeal);
    expect(css).toMatch(
      /^@layer tokens \{\n:root \{ color-scheme: light dark; --ui-colour-canvas: /,
    );
    expect(css).toContain(
      '@media (prefers-color-scheme: dark) { :root { --ui-colour-canvas: #0a1424;',
    );
    expect(css).toContain(':root[data-theme="light"] { color-scheme: light; ');
    expect(css).toContain(':root[data-theme="dark"] { color-scheme: dark; ');
  });

  it('can be limited to a root that asks for it', () => {
    const { css } = createBrand(forestAndClay, { scope: ':root[data-brand="forest"]' });
    expect(css).toContain(':root[data-brand="forest"][data-theme="dark"] {');
    expect(css).not.toMatch(/:root \{/);
  });

  it('has a part of a page follow the theme of the root, with words of its own', () => {
    const { css } = createBrand(forestAndClay, { scope: '.partner, .guest' });
    for (const theme of ['light', 'dark'])
      expect(css).toContain(
        `:is(.partner, .guest)[data-theme="${theme}"], :root[data-theme="${theme}"] :is(.partner, .guest):not([data-theme]) {`,
      );
    expect(css).toContain(
      '.partner, .guest { color: var(--ui-colour-text); font-family: var(--ui-font-body); }',
    );
    expect(createBrand(forestAndClay).css).not.toContain('font-family');
  });

  it('refuses muted text that fails on the soft accent alone, as in a chosen card', () => {
    const error = refusal(withColours({ textMuted: '#6c6c6c' }));
    expect((error as BrandContrastError).failures).toMatchObject([
      { foreground: 'textMuted', background: 'accentSoft', required: 4.5 },
    ]);
  });

  it('refuses an accent that fails on the surface of a notice alone, as a link in it has', () => {
    const error = refusal(withColours({ dangerSoft: '#ffdede' }));
    expect((error as BrandContrastError).failures).toMatchObject([
      { foreground: 'accent', background: 'dangerSoft', required: 4.5 },
    ]);
  });

  it('refuses colours whose contrast fails, naming the pair and its ratio', () => {
    const error = refusal(withColours({ textMuted: '#9aa5b5' }));
    expect(error).toBeInstanceOf(BrandContrastError);
    const { message, failures } = error as BrandContrastError;
    const ratio = contrastRatio('#9aa5b5', '#ffffff') ?? 0;
    expect(message).toContain("'pale'");
    expect(message).toContain(
      `light: textMuted on surface is ${ratio.toFixed(2)}:1 and needs 4.5:1`,
    );
    expect(failures.map(({ background }) => background)).toEqual([
      'canvas',
      'surface',
      'sunken',
      'accentSoft',
    ]);
  });

  it('asks 3:1, not more, of outlines', () => {
    expect(refusal(withColours({ borderStrong: '#8a8a8a' }))).toBe(undefined);
    expect(refusal(withColours({ borderStrong: '#b0b0b0' }))).toBeInstanceOf(BrandContrastError);
  });

  it('refuses an invalid colour, naming it once', () => {
    const error = refusal(withColours({ accent: 'brandy', border: 'var(--line)' }));
    expect(error).toBeInstanceOf(TypeError);
    const { message } = error as TypeError;
    expect(message).toMatch(/^The brand 'pale' cannot be made:\n/);
    expect(message.match(/^- colour\.light\.accent is no colour .*: 'brandy'$/gm)).toHaveLength(1);
    expect(message).toContain('- colour.light.border is no colour');
    expect(message).not.toContain('dark');
  });

  it('refuses a transparent colour, whose contrast depends on the surface', () => {
    const error = refusal(withColours({ text: 'rgb(0 0 0 / 0.3)', veil: 'rgb(0 0 0 / 0.3)' }));
    expect((error as Error).message).toBe(
      "The brand 'pale' cannot be made:\n- colour.light.text must be opaque: 'rgb(0 0 0 / 0.3)'",
    );
  });

  it('takes, and checks, the colours of errors and success on the dark surface', () => {
    const { css } = createBrand(withColours({ dangerOnInverse: '#ff98aa' }));
    expect(css).toContain('--ui-colour-dangerOnInverse: #ff98aa;');
    expect(createBrand(inkAndTeal).css).not.toContain('dangerOnInverse');
    const { failures } = refusal(
      withColours({ successOnInverse: inkAndTeal.colour.light.success }),
    ) as BrandContrastError;
    expect(failures.map(({ foreground }) => foreground)).toEqual([
      'successOnInverse',
      'successOnInverse',
    ]);
    expect((refusal(withColours({ dangerOnInverse: 'brandy' })) as Error).message).toContain(
      '- colour.light.dangerOnInverse is no colour',
    );
  });

  it('takes every notation of CSS', () => {
    for (const accent of [
      'darkslategray',
      'hsl(177 83% 22%)',
      'oklch(0.4 0.08 190)',
      'lab(35 -20 -8)',
    ]) {
      expect(refusal(withColours({ accent }))).toBe(undefined);
    }
  });

  it('says what a brand written without types lacks, or has by another name', () => {
    const { name, radius, shadow, colour } = inkAndTeal;
    const light = { ...colour.light, acent: '#0b7570', veil: undefined };
    const untyped: unknown = { name, radius, shadow, colour: { light } };
    const { message } = refusal(untyped as BrandTokens) as Error;
    expect(message).toContain('- colour.light.acent is no token');
    expect(message).toContain('- colour.light.veil is missing');
    expect(message).toContain('- colour.dark is missing');
    expect(message).toContain('- font is missing');
    expect(message).not.toContain('radius');
  });

  it('refuses a brand whose name is empty', () => {
    const { message } = refusal({ ...inkAndTeal, name: ' ' }) as Error;
    expect(message).toContain('\n- name is no text');
  });

  it('refuses a value that would add CSS rules', () => {
    const evil = {
      ...inkAndTeal,
      radius: { ...inkAndTeal.radius, small: '0; } body { color: red' },
    };
    expect((refusal(evil) as Error).message).toContain('- radius.small is no plain CSS value');
  });
});
