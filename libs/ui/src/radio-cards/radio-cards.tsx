'use client';

import type { ChangeEvent, ReactNode } from 'react';
import type { ElementProps } from '../element-props/element-props.ts';
import { FieldGroup } from '../field/field-group.tsx';
import { useFieldWiring, type FieldTexts } from '../field/field-parts.tsx';
import * as styles from './radio-cards.css.ts';

export interface RadioOption {
  readonly value: string;
  /** The radio's name. */
  readonly title: string;
  /** What it means to choose it; describes the radio. */
  readonly description?: ReactNode;
  readonly disabled?: boolean | undefined;
}

export type RadioCardsProps = ElementProps<
  'fieldset',
  FieldTexts & {
    /** The name in the form's data. */
    readonly name: string;
    readonly options: readonly [RadioOption, ...RadioOption[]];
    /** The chosen option's value; its owner keeps it. */
    readonly value?: string | undefined;
    /** The option chosen to start with. */
    readonly defaultValue?: string | undefined;
    readonly onValueChange?: ((value: string) => void) | undefined;
    readonly onChange?: ((event: ChangeEvent<HTMLInputElement>) => void) | undefined;
    readonly children?: never;
  }
>;

/**
 * One of a few choices that need a word of explanation: the platform's own radios, each a card. A
 * radio group named by its label. `onChange` is the radios'; everything else goes to the root.
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
  return (
    <FieldGroup
      {...props}
      id={id}
      role="radiogroup"
      aria-required={props.required === true || undefined}
      aria-invalid={invalid}
    >
      <div className={styles.cards}>
        {options.map((option) => {
          const optionId = `${id}-${option.value}`;
          return (
            <label key={option.value} className={styles.card}>
              <input
                id={optionId}
                className={styles.radio}
                type="radio"
                name={name}
                value={option.value}
                disabled={option.disabled}
                required={props.required}
                aria-labelledby={`${optionId}-title`}
                aria-describedby={
                  option.description === undefined ? undefined : `${optionId}-description`
                }
                {...(value === undefined
                  ? { defaultChecked: option.value === defaultValue }
                  : { checked: option.value === value })}
                onChange={(event) => {
                  onChange?.(event);
                  onValueChange?.(option.value);
                }}
              />
              <span className={styles.words}>
                <span id={`${optionId}-title`} className={styles.title}>
                  {option.title}
                </span>
                {option.description !== undefined && (
                  <span id={`${optionId}-description`} className={styles.description}>
                    {option.description}
                  </span>
                )}
              </span>
            </label>
          );
        })}
      </div>
    </FieldGroup>
  );
};
