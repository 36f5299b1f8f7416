import { isValidElement } from 'react';
import type { ArgTypesEnhancer, StrictInputType } from 'storybook/internal/csf';

/** Returns true for an element and for a value that contains one: JSON can neither show nor hold elements. */
const hasElement = (value: unknown): boolean =>
  isValidElement(value) ||
  (Array.isArray(value) && value.some(hasElement)) ||
  (typeof value === 'object' &&
    value !== null &&
    Object.getPrototypeOf(value) === Object.prototype &&
    Object.values(value).some(hasElement));

const typeNameOf = ({ type, table }: StrictInputType): string | undefined =>
  table?.type?.summary ??
  (typeof type === 'object' && type.name === 'other' ? type.value : undefined);

/**
 * Returns the part of a prop's row that Storybook would get wrong. It offers an object for each type that it does not
 * know, and an empty object crashes most components.
 */
const correct = (argType: StrictInputType, value: unknown): Partial<StrictInputType> => {
  const typeName = typeNameOf(argType);
  if (typeName === 'never') return { table: { disable: true } };
  if (argType.control !== undefined || argType.options !== undefined) return {};
  if (hasElement(value))
    return typeName === undefined
      ? {
          type: { name: 'other', value: 'ReactNode' },
          table: { type: { summary: 'ReactNode' } },
          control: false,
        }
      : { control: false };
  const isUnknown = typeof argType.type === 'object' && argType.type.name === 'other';
  if (!isUnknown) return {};
  if (typeof value === 'string' || (typeName === 'ReactNode' && value === undefined))
    return { control: { type: 'text' } };
  return typeof value === 'object' && value !== null ? {} : { control: false };
};

/** Returns true for a default that is code, such as a function: the prop's description says it in words. */
const hasCodeAsDefault = ({ table }: StrictInputType): boolean =>
  /=>|`|\?/.test(table?.defaultValue?.summary ?? '');

/** Gives props the controls with which their values can be typed. */
export const withFittingControls: ArgTypesEnhancer = ({ argTypes, initialArgs }) => ({
  ...argTypes,
  ...Object.fromEntries(
    [...new Set([...Object.keys(argTypes), ...Object.keys(initialArgs)])].map((name) => {
      const argType: StrictInputType = argTypes[name] ?? { name };
      const { table, ...rest } = correct(argType, initialArgs[name]);
      const { defaultValue, ...cells } = { ...argType.table, ...table };
      const shown = hasCodeAsDefault(argType) ? cells : { ...cells, defaultValue };
      return [name, { ...argType, ...rest, table: shown }];
    }),
  ),
});
