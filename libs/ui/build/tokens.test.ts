import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { BrandTokens } from '../src/styles/brand/brand-tokens.ts';
import { createBrand } from '../src/styles/brand/create-brand.ts';
import { fontSize, motion, space } from '../src/styles/theme/tokens.ts';
import { brands, modes } from './tokens.ts';
import { packageDir, readJson } from './workspace.ts';

/*
 * The rules of the Design Tokens Format Module and Color Module, 2025.10, as far as the kit's types go.
 */

type Json = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isNumber = (value: unknown): value is number => Number.isFinite(value);

const hasOnly = (value: Json, names: readonly string[]) =>
  Object.keys(value).every((name) => names.includes(name));

const isMeasure = (units: readonly string[]) => (value: unknown) =>
  isObject(value) &&
  hasOnly(value, ['value', 'unit']) &&
  isNumber(value['value']) &&
  units.includes(String(value['unit']));

const isDimension = isMeasure(['px', 'rem']);

const isColour = (value: unknown) =>
  isObject(value) &&
  hasOnly(value, ['colorSpace', 'components', 'alpha', 'hex']) &&
  value['colorSpace'] === 'srgb' &&
  Array.isArray(value['components']) &&
  value['components'].length === 3 &&
  value['components'].every((part) => isNumber(part) && part >= 0 && part <= 1) &&
  (!('alpha' in value) ||
    (isNumber(value['alpha']) && value['alpha'] >= 0 && value['alpha'] <= 1)) &&
  (!('hex' in value) || /^#[\da-f]{6}$/.test(String(value['hex'])));

const isShadow = (value: unknown): boolean =>
  Array.isArray(value)
    ? value.length > 0 && value.every(isShadow)
    : isObject(value) &&
      hasOnly(value, ['color', 'offsetX', 'offsetY', 'blur', 'spread', 'inset']) &&
      isColour(value['color']) &&
      ['offsetX', 'offsetY', 'blur', 'spread'].every((name) => isDimension(value[name]));

const isCurve = (value: unknown) =>
  Array.isArray(value) &&
  value.length === 4 &&
  value.every(isNumber) &&
  value.every((part, at) => at % 2 === 1 || (part >= 0 && part <= 1));

const isFamily = (value: unknown) =>
  Array.isArray(value) &&
  value.length > 0 &&
  value.every((name) => typeof name === 'string' && name !== '');

const validValue: Readonly<Record<string, (value: unknown) => boolean>> = {
  color: isColour,
  cubicBezier: isCurve,
  dimension: isDimension,
  duration: isMeasure(['ms', 's']),
  fontFamily: isFamily,
  shadow: isShadow,
};

/** Returns the violations of the format, each with its path. */
const faultsOf = (node: unknown, path = ''): readonly string[] => {
  if (!isObject(node)) return [`${path} is neither a token nor a group`];
  const names = Object.keys(node);
  if ('$value' in node) {
    const valid = validValue[String(node['$type'])];
    return [
      ...names
        .filter((name) => !/^\$(value|type|description|extensions|deprecated)$/.test(name))
        .map((name) => `${path}: a token has no ${name}`),
      ...(valid === undefined ? [`${path}: no type`] : []),
      ...(valid?.(node['$value']) === false ? [`${path}: no value of its type`] : []),
    ];
  }
  return [
    ...(names.length === 0 ? [`${path} is empty`] : []),
    ...names.flatMap((name) =>
      /^\$|[{}.]/.test(name)
        ? [`${path}: ${name} is no name`]
        : faultsOf(node[name], `${path}/${name}`),
    ),
  ];
};

const read = (path: string) => readJson(join(packageDir, path)) as Json;

/** Returns the value at a path of names. */
const at = (tokens: unknown, ...path: readonly string[]): unknown =>
  path.reduce((node, name) => (node as Json)[name], tokens);

const files = [
  'tokens.json',
  ...brands.flatMap(({ name }) => modes.map((mode) => `tokens/${name}.${mode}.json`)),
];

describe.each(files)('%s', (file) => {
  it('is in the format of the W3C community group', () => {
    expect(faultsOf(read(file))).toEqual([]);
  });

  it('is found by its subpath', () => {
    const { exports } = read('package.json') as { readonly exports: Json };
    const patterns = Object.keys(exports).map((pattern) => pattern.replace('*', '[^/]+'));
    expect(patterns.some((pattern) => new RegExp(`^${pattern}$`).test(`./${file}`))).toBe(true);
  });
});

it('the check reports every token that breaks the format', () => {
  expect(
    faultsOf({
      a: { $type: 'color', $value: '#0b7570' },
      b: { $type: 'dimension', $value: { value: 1, unit: 'em' } },
      'c.d': { $type: 'duration', $value: { value: 1, unit: 's' } },
      e: { $value: 1 },
      f: {},
      g: { $type: 'color', $value: { colorSpace: 'srgb', components: [0, 0, 255] } },
    }),
  ).toHaveLength(6);
});

/** Returns a colour of the format as CSS: hex where it is opaque, as the brand writes it. */
const asCss = (value: unknown) => {
  const { components, alpha, hex } = value as {
    readonly components: readonly number[];
    readonly alpha?: number;
    readonly hex: string;
  };
  const parts = components.map((part) => Math.round(part * 255));
  if (alpha !== undefined) return `rgb(${parts.join(' ')} / ${String(alpha)})`;
  expect(`#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`).toBe(hex);
  return hex;
};

const lengthCss = (value: unknown) => {
  const { value: number, unit } = value as { readonly value: number; readonly unit: string };
  return number === 0 ? '0' : `${String(number)}${unit}`;
};

interface Shadow {
  readonly color: unknown;
  readonly offsetX: unknown;
  readonly offsetY: unknown;
  readonly blur: unknown;
  readonly spread: unknown;
}

const shadowCss = (value: unknown) =>
  [value]
    .flat()
    .map((layer) => {
      const { color, offsetX, offsetY, blur, spread } = layer as Shadow;
      const lengths = [offsetX, offsetY, blur, spread].map(lengthCss);
      return [...(lengths[3] === '0' ? lengths.slice(0, 3) : lengths), asCss(color)].join(' ');
    })
    .join(', ');

describe.each(brands)('the tokens of $name', (brand: BrandTokens) => {
  const whole = read('tokens.json');

  it.each(modes)('have the colours of its %s theme, and their custom properties', (mode) => {
    const { css } = createBrand(brand);
    const one = read(`tokens/${brand.name}.${mode}.json`);
    for (const [name, value] of Object.entries(brand.colour[mode])) {
      for (const token of [
        at(whole, 'brand', brand.name, 'colour', mode, name),
        at(one, 'colour', name),
      ]) {
        expect(asCss(at(token, '$value')), name).toBe(value);
        const property = String(at(token, '$extensions', 'com.example.ui', 'css'));
        expect(css).toContain(`${property.replace(/^var\((.*)\)$/, '$1')}: ${value};`);
      }
    }
    expect(Object.keys(at(one, 'colour') as Json)).toEqual(Object.keys(brand.colour[mode]));
  });

  it('have its faces, radii and shadows', () => {
    const tokens = at(whole, 'brand', brand.name);
    for (const [name, value] of Object.entries(brand.radius)) {
      expect(lengthCss(at(tokens, 'radius', name, '$value')), name).toBe(value);
    }
    for (const [name, value] of Object.entries(brand.shadow)) {
      expect(shadowCss(at(tokens, 'shadow', name, '$value')), name).toBe(value);
    }
    for (const [name, value] of Object.entries(brand.font)) {
      expect((at(tokens, 'font', name, '$value') as string[]).join(', '), name).toBe(
        value.replaceAll("'", ''),
      );
    }
  });

  it('have the lengths of the system, for design tools in px', () => {
    const one = read(`tokens/${brand.name}.light.json`);
    for (const [name, value] of Object.entries(space)) {
      expect(lengthCss(at(whole, 'space', name, '$value'))).toBe(value);
      expect(at(one, 'space', name, '$value')).toEqual({
        value: Number.parseFloat(value) * 16,
        unit: 'px',
      });
    }
    expect(readFileSync(join(packageDir, `tokens/${brand.name}.light.json`), 'utf8')).not.toContain(
      '"rem"',
    );
  });
});

it('gives both ends of a size that grows, and the durations', () => {
  const whole = read('tokens.json');
  expect(lengthCss(at(whole, 'fontSize', 'xs', '$value'))).toBe(fontSize.xs);
  const { min, max } = at(whole, 'fontSize', 'display') as Readonly<Record<'min' | 'max', Json>>;
  expect(fontSize.display.startsWith(`clamp(${lengthCss(min['$value'])},`)).toBe(true);
  expect(fontSize.display.endsWith(`, ${lengthCss(max['$value'])})`)).toBe(true);
  expect(lengthCss(at(whole, 'duration', 'page', '$value'))).toBe(motion.page);
});
