import { normalizeDigits } from '@example/ui/digits';
import type { FormValues } from '../../forms/form-result.ts';

/** Returns the digits of the code: one value with JavaScript, one for each box without. */
export const codeOf = (values: FormValues) =>
  normalizeDigits(
    Object.entries(values)
      .filter(([name]) => /^code(?:-\d)?$/.test(name))
      .map(([, digits]) => digits)
      .join(''),
  );
