import { TextField, type TextFieldProps } from '@example/ui/text-field';
import { useImperativeHandle, useLayoutEffect, useRef, useState } from 'react';

interface DateFieldProps extends Omit<TextFieldProps, 'type' | 'value' | 'defaultValue'> {
  /** `yyyy-MM-dd`; empty while a part of the date is missing. */
  readonly value: string;
}

/**
 * Takes a date. React would write each value into the attribute, too: Firefox then empties the day, the month and the
 * year when one of them is deleted.
 */
export const DateField = ({ value, ref, ...field }: DateFieldProps) => {
  const own = useRef<HTMLInputElement>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => own.current, []);
  const [first] = useState(value);
  useLayoutEffect(() => {
    const input = own.current;
    if (input && input.value !== value) input.value = value;
  });
  return <TextField {...field} ref={own} type="date" defaultValue={first} />;
};
