'use client';

import { useEffect, useEffectEvent, useState } from 'react';
import { classNames } from '../../styles/class-names/class-names.ts';
import { useMergedRef } from '../../hooks/use-merged-ref/use-merged-ref.ts';
import { activeElementFor } from '../../internal/active-element/active-element.ts';
import { normalizeDigits } from '../../internal/digits/digits.ts';
import { useFormReset } from '../../internal/form-reset/use-form-reset.ts';
import { listen } from '../../internal/listen/listen.ts';
import { Field, splitFieldProps, type ControlFieldProps } from '../field/field.tsx';
import { fitDigits, type PhoneLimits } from './fit-digits.ts';
import * as styles from './phone-field.css.ts';

export type PhoneFieldProps = ControlFieldProps<
  'input',
  {
    /** Most digits; 15 by default, which no number in the world exceeds. */
    readonly maxLength?: number | undefined;
    /** Fewest digits; also set as `pattern`, so that the browser can check it without JavaScript. */
    readonly minLength?: number | undefined;
    /**
     * Digits dropped from the start of a pasted number that fits only without them, e.g. '91'; then
     * the 0 that is dialled inside the country.
     */
    readonly countryCode?: string | undefined;
    /**
     * Returns the text shown and announced when a number is too long. The field then takes nothing of a pasted number,
     * and no digit of a typed one beyond the limit.
     */
    readonly tooLongText?: ((digits: number, maxLength: number) => string) | undefined;
  }
>;

const tooLong = (digits: number, maxLength: number) =>
  `That number has ${String(digits)} digits. At most ${String(maxLength)} fit here.`;

const hasFocus = (input: HTMLInputElement) => input === activeElementFor(input);

/** Returns whether the browser lets nobody change the field. */
const isLocked = (input: HTMLInputElement) => input.readOnly || input.matches(':disabled');

const tellOfInput = (input: HTMLInputElement) => {
  input.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText' }));
};

/** Returns the ends of the selection. */
const selectionOf = ({ value, selectionStart, selectionEnd }: HTMLInputElement) =>
  [selectionStart ?? value.length, selectionEnd ?? value.length] as const;

const digitsBeforeCaret = (input: HTMLInputElement) =>
  normalizeDigits(input.value.slice(0, selectionOf(input)[0])).length;

/** Replaces the selection in a way that Ctrl+Z can undo. No other API does; some controls and documents lack it. */
const insert = (input: HTMLInputElement, text: string) => {
  const page: Partial<Document> = input.ownerDocument;
  // oxlint-disable-next-line typescript/no-deprecated -- the one way that undo takes back
  if (hasFocus(input) && page.execCommand?.('insertText', false, text)) return;
  input.setRangeText(text, ...selectionOf(input), 'end');
  tellOfInput(input);
};

/**
 * Removes what is no digit or exceeds the limit. The caret stays between the same digits. Returns the number of digits,
 * or of those found where they were too many.
 */
const clean = (input: HTMLInputElement, limits: PhoneLimits): number => {
  const { value } = input;
  const digits = normalizeDigits(value);
  const before = digitsBeforeCaret(input);
  const fitting = fitDigits(value, limits);
  const caret = Math.max(0, before - digits.length + (fitting?.length ?? limits.maxLength));
  const kept = fitting ?? digits.slice(0, caret) + digits.slice(before);
  if (kept !== value) {
    input.value = kept;
    if (hasFocus(input)) input.setSelectionRange(caret, caret);
  }
  return fitting === undefined ? digits.length : kept.length;
};

/**
 * Takes a phone number as digits only. It removes anything else while typing, and what was typed before hydration; a
 * pasted or dropped '+91 98765-43210' keeps its digits. It refuses a number that is too long as a whole, and says so:
 * no digit is cut off. `onChange` gets digits only, except while an input method composes. Props go where `TextField`'s
 * go.
 */
export const PhoneField = ({
  maxLength = 15,
  minLength,
  countryCode,
  tooLongText = tooLong,
  onChange,
  onPaste,
  onDrop,
  onBeforeInput,
  onCompositionEnd,
  ref: given,
  ...props
}: PhoneFieldProps) => {
  const [note, setNote] = useState('');
  const [composing, setComposing] = useState(false);
  const { own, ref } = useMergedRef(given);
  const { field, control } = splitFieldProps(props);
  const limits = { maxLength, countryCode };
  const { value: owned } = control;
  // React would put the owner's separators back with every rendering.
  const value =
    typeof owned === 'string' && !composing ? (fitDigits(owned, limits) ?? owned) : owned;

  const cleanAndTell = (input: HTMLInputElement) => {
    const count = clean(input, limits);
    setNote(count > maxLength ? tooLongText(count, maxLength) : '');
  };

  // Letters typed before hydration are still there, or a page has put them back into a replaced field.
  const takeOver = useEffectEvent(() => {
    if (own.current) cleanAndTell(own.current);
  });
  useEffect(() => {
    // Depends on the input in the document.
    // oxlint-disable-next-line react/set-state-in-effect -- what was typed before the script ran is in the field only
    takeOver();
  }, []);

  /** Returns how many digits can be put in place of the selection. */
  const roomIn = (input: HTMLInputElement) => {
    const [start, end] = selectionOf(input);
    return maxLength - input.value.length + end - start;
  };

  /** Inserts a text before the browser would cut it at `maxLength`. */
  const take = (input: HTMLInputElement, text: string) => {
    const taken = fitDigits(text, { maxLength: roomIn(input), countryCode });
    setNote(taken === undefined ? tooLongText(normalizeDigits(text).length, maxLength) : '');
    if (taken !== undefined && taken !== '') insert(input, taken);
  };

  /** Takes several characters at once, as dictation and a keyboard's suggestions insert them. */
  const takeSeveral = useEffectEvent((event: InputEvent) => {
    const { data, inputType, isComposing, cancelable } = event;
    const input = own.current;
    if (!input || !data || data.length < 2 || inputType !== 'insertText') return;
    if (isComposing || !cancelable) return;
    // The browser itself inserts what fits as it is, also what `take` inserts.
    if (data === normalizeDigits(data) && data.length <= roomIn(input)) return;
    event.preventDefault();
    take(input, data);
  });

  // Takes a number that a form filler wrote without an event. One that is too long is left to validation.
  const keepDigits = useEffectEvent((input: HTMLInputElement) => {
    input.value = fitDigits(input.value, limits) ?? input.value;
  });
  useEffect(() => {
    const input = own.current;
    if (input === null) return undefined;
    const stop = listen(input, { beforeinput: (event) => takeSeveral(event) });
    const stopForm = input.form && listen(input.form, { submit: () => keepDigits(input) });
    return () => {
      stop();
      stopForm?.();
    };
  }, [own]);
  useFormReset(own, (input) => {
    setNote('');
    // The form restores the first value after the event.
    setTimeout(() => cleanAndTell(input));
  });

  return (
    <Field {...field}>
      {(wiring) => (
        <div>
          <input
            inputMode="numeric"
            autoComplete="tel"
            pattern={`[0-9]{${String(minLength ?? 1)},${String(maxLength)}}`}
            {...control}
            {...wiring}
            ref={ref}
            type="tel"
            value={value}
            minLength={minLength}
            maxLength={maxLength}
            className={classNames(wiring.className, styles.phone)}
            onChange={(event) => {
              const { nativeEvent, currentTarget } = event;
              const { isComposing = false } = nativeEvent as Partial<InputEvent>;
              setComposing(isComposing);
              if (isComposing) setNote('');
              else cleanAndTell(currentTarget);
              onChange?.(event);
            }}
            onBeforeInput={(event) => {
              onBeforeInput?.(event);
              const input = event.currentTarget;
              const typed = normalizeDigits(event.data).length;
              // The browser drops the digit silently.
              if (roomIn(input) <= 0 && typed > 0)
                setNote(tooLongText(input.value.length + typed, maxLength));
            }}
            onCompositionEnd={(event) => {
              // Changes the text without the value's setter, so that React sees the change as if it were typed.
              const input = event.currentTarget;
              const { value } = input;
              const digits = normalizeDigits(value);
              const caret = digitsBeforeCaret(input);
              if (digits !== value) {
                input.setRangeText(digits, 0, value.length);
                input.setSelectionRange(caret, caret);
                tellOfInput(input);
              }
              setComposing(false);
              onCompositionEnd?.(event);
            }}
            onPaste={(event) => {
              onPaste?.(event);
              if (event.defaultPrevented || isLocked(event.currentTarget)) return;
              event.preventDefault();
              take(event.currentTarget, event.clipboardData.getData('text'));
            }}
            onDrop={(event) => {
              onDrop?.(event);
              const text = event.dataTransfer.getData('text');
              if (event.defaultPrevented || text === '' || isLocked(event.currentTarget)) return;
              event.preventDefault();
              event.currentTarget.focus();
              event.currentTarget.select();
              take(event.currentTarget, text);
            }}
          />
          <div role="status" className={styles.note}>
            {note}
          </div>
        </div>
      )}
    </Field>
  );
};
