import type { BrandTokens } from './brand-tokens.ts';
import { isColour, isOpaqueColour } from './contrast.ts';
import { inkAndTeal } from './ink-and-teal.ts';

/** Colours that may be translucent: no text lies on them. */
const translucent: ReadonlySet<string> = new Set(['border', 'veil']);

/** Colours that a brand may leave out. */
const optional: readonly string[] = ['dangerOnInverse', 'successOnInverse'];

const groups = [
  ['colour', 'light'],
  ['colour', 'dark'],
  ['font'],
  ['radius'],
  ['shadow'],
] as const satisfies readonly (readonly string[])[];

type Values = Readonly<Record<string, unknown>>;

/** Returns the values at a path; a brand written without types may lack them. */
const valuesAt = (tokens: unknown, path: readonly string[]): Values | undefined =>
  path.reduce<unknown>((node, key) => (node as Values | undefined)?.[key], tokens) as
    | Values
    | undefined;

const isText = (value: unknown): value is string =>
  typeof value === 'string' && value.trim() !== '';

const problemOf = (name: string, value: unknown, isOfColour: boolean): string | undefined => {
  if (value === undefined) return 'is missing';
  if (!isText(value)) return 'is no text';
  // Such a value could end its declaration and write rules of its own.
  if (/[;{}<]/.test(value)) return `is no plain CSS value: '${value}'`;
  if (!isOfColour) return undefined;
  if (!isColour(value)) return `is no colour such as #0b7570 or oklch(0.5 0.1 190): '${value}'`;
  if (!translucent.has(name) && !isOpaqueColour(value)) return `must be opaque: '${value}'`;
  return undefined;
};

/** Returns the reasons why tokens are not a brand, each with its path. Contrast is checked elsewhere. */
export const tokenProblems = (tokens: BrandTokens): readonly string[] => {
  const wrong = groups.flatMap((path) => {
    const values = valuesAt(tokens, path);
    const wanted = [
      ...Object.keys(valuesAt(inkAndTeal, path) ?? {}),
      ...optional.filter((name) => path[0] === 'colour' && values?.[name] !== undefined),
    ];
    const place = path.join('.');
    if (values === undefined) return [`${place} is missing`];
    return [
      ...wanted.flatMap((name) => {
        const problem = problemOf(name, values[name], path[0] === 'colour');
        return problem === undefined ? [] : [`${place}.${name} ${problem}`];
      }),
      ...Object.keys(values)
        .filter((name) => !wanted.includes(name))
        .map((name) => `${place}.${name} is no token`),
    ];
  });
  return isText(tokens.name) ? wrong : ['name is no text', ...wrong];
};
