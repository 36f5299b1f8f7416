import { normalizeDigits } from '@example/ui/digits';
import type { FormValues } from '../../forms/form-outcome.ts';

/** The digits of the code, with JavaScript as one value, without it as one for each box. */
export const codeOf = (values: FormValues) =>
  normalizeDigits(
    Object.entries(values)
      .filter(([name]) => /^code(?:-\d)?$/.test(name))
      .map(([, digits]) => digits)
      .join(''),
  );
