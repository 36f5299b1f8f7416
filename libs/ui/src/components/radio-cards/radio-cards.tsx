'use client';

import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type ChangeEvent,
  type ReactNode,
} from 'react';
import type { ChildlessProps } from '../../internal/element-props/element-props.ts';
import { FieldGroup } from '../field/field-group.tsx';
import { useFieldWiring, type FieldTexts } from '../field/field-parts.tsx';
import { useLayer } from '../../internal/layer/use-layer.ts';
import { isShown } from '../../internal/part/is-shown.ts';
import { Part } from '../../internal/part/part.tsx';
import * as styles from './radio-cards.css.ts';

export interface RadioOption {
  readonly value: string;
  /** The radio's name. */
  readonly title: string;
  /** Description of the radio. */
  readonly description?: ReactNode;
  readonly disabled?: boolean | undefined;
}

export type RadioCardsProps = ChildlessProps<
  'fieldset',
  FieldTexts & {
    /** The name in the form's data. */
    readonly name: string;
    readonly options: readonly RadioOption[];
    /** The value of the chosen option, where the owner keeps it. */
    readonly value?: string | undefined;
    /** The value of the option chosen at first, and after the form was reset. */
    readonly defaultValue?: string | undefined;
    readonly onValueChange?: ((value: string) => void) | undefined;
    readonly onChange?: ((event: ChangeEvent<HTMLInputElement>) => void) | undefined;
  }
>;

const fetchLayer = async () => (await import('./radio-cards-layer.tsx')).RadioCardsLayer;

/**
 * Offers a choice of a few options with descriptions: native radios, each a card, in a radio group named by its label.
 * A choice made before hydration is kept. Resetting the form restores `defaultValue`, or leaves `value`, by Radix, which
 * is fetched with the first change. `onChange` is that of the radios; all other props go to the root.
 */
export const RadioCards = ({
  name,
  options,
  value,
  defaultValue,
  onValueChange,
  onChange,
  id: given,
  ...props
}: RadioCardsProps) => {
  const { id, invalid } = useFieldWiring({ id: given, error: props.error });
  const first = value ?? defaultValue ?? null;
  const [own, setOwn] = useState(defaultValue ?? null);
  const chosen = value ?? own;
  const [RadioCardsLayer, loadLayer] = useLayer(fetchLayer);
  const [initial] = useState(chosen);
  useEffect(() => {
    // The browser by itself goes back to what was chosen at first.
    if (chosen !== initial) loadLayer();
  }, [chosen, initial, loadLayer]);
  const choose = (next: string | null) => {
    if (value === undefined) setOwn(next);
    if (next !== null) onValueChange?.(next);
  };

  const cards = useRef<HTMLDivElement>(null);
  const takeOver = useEffectEvent(() => {
    const checked = cards.current?.querySelector<HTMLInputElement>(':checked');
    if (checked && checked.value !== chosen) choose(checked.value);
  });
  useEffect(() => {
    takeOver();
  }, []);

  const restore = () => {
    // The browser resets the radios after this. React does not check one again whose state stayed the same.
    for (const radio of cards.current?.querySelectorAll('input') ?? [])
      radio.defaultChecked = radio.value === first;
    if (first !== chosen) choose(first);
  };

  return (
    <FieldGroup
      {...props}
      role="radiogroup"
      id={id}
      aria-required={props.required === true || undefined}
      aria-invalid={invalid}
    >
      <div ref={cards} className={styles.cards}>
        {options.map((option) => {
          // An id with a space would be several in a list of ids.
          const optionId = `${id}-${encodeURIComponent(option.value)}`;
          return (
            <label key={option.value} className={styles.card}>
              <input
                type="radio"
                id={optionId}
                className={styles.radio}
                name={name}
                form={props.form}
                value={option.value}
                checked={option.value === chosen}
                disabled={option.disabled}
                required={props.required}
                aria-labelledby={`${optionId}-title`}
                aria-describedby={
                  isShown(option.description) ? `${optionId}-description` : undefined
                }
                onChange={(event) => {
                  choose(option.value);
                  onChange?.(event);
                }}
              />
              <span className={styles.words}>
                <span id={`${optionId}-title`} className={styles.title}>
                  {option.title}
                </span>
                <Part as="span" id={`${optionId}-description`} className={styles.description}>
                  {option.description}
                </Part>
              </span>
            </label>
          );
        })}
      </div>
      {RadioCardsLayer && <RadioCardsLayer cards={cards} onReset={restore} />}
    </FieldGroup>
  );
};
