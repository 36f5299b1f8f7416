import type { BrandTokens } from './brand-tokens.ts';
import { isColour, isOpaqueColour } from './contrast.ts';
import { inkAndTeal } from './ink-and-teal.ts';

/** Colours that may be translucent: no text lies on them. */
const translucent: ReadonlySet<string> = new Set(['border', 'veil']);

/** Colours that a brand may leave out. */
const optional: readonly string[] = ['dangerOnInverse', 'successOnInverse'];

type Values = Readonly<Record<string, unknown>>;

/** Returns the groups of tokens by their paths; a brand written without types may lack some. */
const groupsOf = ({ colour, font, radius, shadow }: Partial<BrandTokens>) =>
  ({
    'colour.light': colour?.light,
    'colour.dark': colour?.dark,
    font,
    radius,
    shadow,
  }) as Readonly<Record<string, Values | undefined>>;

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
  const wrong = Object.entries(groupsOf(inkAndTeal)).flatMap(([place, all = {}]) => {
    const values = groupsOf(tokens)[place];
    const isOfColour = place.startsWith('colour');
    const wanted = [
      ...Object.keys(all),
      ...optional.filter((name) => isOfColour && values?.[name] !== undefined),
    ];
    if (values === undefined) return [`${place} is missing`];
    return [
      ...wanted.flatMap((name) => {
        const problem = problemOf(name, values[name], isOfColour);
        return problem === undefined ? [] : [`${place}.${name} ${problem}`];
      }),
      ...Object.keys(values)
        .filter((name) => !wanted.includes(name))
        .map((name) => `${place}.${name} is no token`),
    ];
  });
  return isText(tokens.name) ? wrong : ['name is no text', ...wrong];
};
