'use client';

import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type InputEvent,
  type KeyboardEvent,
} from 'react';
import { classNames } from '../../styles/class-names/class-names.ts';
import { activeElementFor } from '../../internal/active-element/active-element.ts';
import { normalizeDigits } from '../../internal/digits/digits.ts';
import type { ChildlessProps } from '../../internal/element-props/element-props.ts';
import { useFormReset } from '../../internal/form-reset/use-form-reset.ts';
import { control } from '../field/field.css.ts';
import { FieldGroup } from '../field/field-group.tsx';
import { useFieldWiring, type FieldTexts } from '../field/field-parts.tsx';
import { useMergedRef } from '../../hooks/use-merged-ref/use-merged-ref.ts';
import { useMounted } from '../../hooks/use-mounted/use-mounted.ts';
import * as styles from './otp-field.css.ts';
import { after, fill, isComplete, toSlots, type Slots } from './slots.ts';

export type OtpFieldProps = ChildlessProps<
  'fieldset',
  FieldTexts & {
    /**
     * The code's name in the form's data. With JavaScript it is one value, the joined digits;
     * without, each box sends its digit as `name-1`, `name-2` and so on. `readOtp` reads both.
     */
    readonly name: string;
    /** Number of digits; 6 by default. */
    readonly length?: number | undefined;
    /** The digits, where the owner keeps them. */
    readonly value?: string | undefined;
    /** The digits at first, and after the form was reset; none by default. */
    readonly defaultValue?: string | undefined;
    /** Called with the digits so far, whenever they change. */
    readonly onValueChange?: ((value: string) => void) | undefined;
    /** Called with the whole code, as soon as each box holds a digit. */
    readonly onComplete?: ((code: string) => void) | undefined;
    /** Returns the name of a box; 'Digit 1 of 6' by default. */
    readonly digitLabel?: ((digit: number, length: number) => string) | undefined;
  }
>;

const digitOf = (digit: number, length: number) => `Digit ${String(digit)} of ${String(length)}`;

/**
 * Takes a one-time code in boxes of one digit each: a group named by its label. Typing moves on, a pasted or autofilled
 * code is spread over the boxes, anything but digits is left out. Digits run from left to right in every script. Rest
 * props, `ref` and `id` go to the root.
 */
export const OtpField = ({
  name,
  length = 6,
  value,
  defaultValue = '',
  onValueChange,
  onComplete,
  digitLabel = digitOf,
  ref: given,
  ...props
}: OtpFieldProps) => {
  const { invalid } = useFieldWiring({ error: props.error });
  const { own, ref } = useMergedRef(given);
  const [kept, setKept] = useState(() => toSlots(value ?? defaultValue, length));
  const mounted = useMounted();
  // The owner's digits win. Gaps between the boxes are kept as long as the digits are the same.
  const digits = kept.join('');
  const isKept = kept.length === length && normalizeDigits(value ?? digits) === digits;
  const slots = isKept ? kept : toSlots(value ?? digits, length);
  // A digit that comes before a change is rendered adds to it: the key that has a page hydrated brings both at once.
  const latest = useRef(slots);
  const boxes = () => own.current?.querySelectorAll<HTMLInputElement>('input:not([type=hidden])');
  const goTo = (index: number) => {
    const box = boxes()?.[Math.max(0, Math.min(index, length - 1))];
    box?.focus();
    box?.select();
  };
  useLayoutEffect(() => {
    // An owner that empties a code that was wrong waits for another one.
    const isEmptied = !isKept && slots.join('') === '' && latest.current.join('') !== '';
    latest.current = slots;
    if (isEmptied && own.current?.contains(activeElementFor(own.current))) goTo(0);
  });
  const change = (next: Slots) => {
    if (next.join() === latest.current.join()) return;
    latest.current = next;
    setKept(next);
    onValueChange?.(next.join(''));
    if (isComplete(next)) onComplete?.(next.join(''));
  };
  const put = (index: number, digits: string) => {
    if (digits === '') return;
    change(fill(latest.current, index, digits));
    goTo(after(latest.current, index, digits));
  };

  // Takes over digits typed before hydration, also those that a page has put back into replaced boxes by its layout
  // effects: the next render would empty their boxes. The first box may hold a whole code. The focus moves on behind
  // the last digit before the caret.
  const takeOver = useEffectEvent(() => {
    const typed = [...(boxes() ?? [])];
    change(
      typed.reduce(
        (next, box, index) => fill(next, index, normalizeDigits(box.value)),
        latest.current,
      ),
    );
    const at = typed.findIndex((box) => box === activeElementFor(box));
    const { value: text = '', selectionStart = 0 } = typed[at] ?? {};
    const before = normalizeDigits(text.slice(0, selectionStart ?? 0));
    if (before !== '') goTo(after(latest.current, at, before));
  });
  useEffect(() => {
    takeOver();
  }, []);

  useFormReset(own, () => {
    const first = toSlots(defaultValue, length);
    if (value !== undefined || first.join() === slots.join()) return;
    setKept(first);
    onValueChange?.(first.join(''));
  });

  // React fires no `onChange` where the digit typed is the one that was there.
  const onInput = (index: number) => (event: InputEvent<HTMLInputElement>) => {
    const text = event.currentTarget.value;
    const digits = normalizeDigits(text);
    const before = latest.current[index] ?? '';
    if (text === '') change(latest.current.with(index, ''));
    // Typed beside the digit that was there: the new one counts.
    else if (before !== '' && text.length === 2)
      put(index, normalizeDigits(text.replace(before, '')));
    else put(index, digits);
  };

  const onKeyDown = (index: number) => (event: KeyboardEvent<HTMLInputElement>) => {
    const { key, altKey, ctrlKey, metaKey } = event;
    if (altKey || ctrlKey || metaKey) return;
    if (key === 'ArrowLeft') goTo(index - 1);
    else if (key === 'ArrowRight') goTo(index + 1);
    else if (key === 'Home') goTo(0);
    else if (key === 'End') goTo(length - 1);
    else if (key === 'Delete') change(latest.current.with(index, ''));
    else if (key === 'Backspace') {
      const from = latest.current[index] === '' ? Math.max(0, index - 1) : index;
      change(latest.current.with(from, ''));
      goTo(from);
    } else return;
    event.preventDefault();
  };

  return (
    <FieldGroup {...props} ref={ref}>
      <div className={styles.boxes} dir="ltr">
        {slots.map((slot, index) => (
          <input
            key={index}
            className={classNames(control, styles.box)}
            type="text"
            inputMode="numeric"
            pattern="[0-9]*"
            autoComplete={index === 0 ? 'one-time-code' : 'off'}
            name={mounted ? undefined : `${name}-${String(index + 1)}`}
            form={props.form}
            // The first can take a whole code: autofill puts it there, and keyboards with separators between the digits.
            maxLength={mounted ? 2 * length : index === 0 ? length : 1}
            required={props.required}
            aria-label={digitLabel(index + 1, length)}
            aria-invalid={invalid}
            value={slot}
            onInput={onInput(index)}
            onKeyDown={onKeyDown(index)}
            onFocus={(event) => event.currentTarget.select()}
            onPaste={(event) => {
              event.preventDefault();
              put(index, normalizeDigits(event.clipboardData.getData('text')));
            }}
          />
        ))}
      </div>
      {mounted && (
        <input
          type="hidden"
          name={name}
          form={props.form}
          value={slots.join('')}
          disabled={props.disabled}
        />
      )}
    </FieldGroup>
  );
};
