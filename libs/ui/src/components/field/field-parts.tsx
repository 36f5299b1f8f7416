import { useId, type ReactNode } from 'react';
import { classNames } from '../../styles/class-names/class-names.ts';
import { Icon } from '../icon/icon.tsx';
import { isShown } from '../../internal/part/is-shown.ts';
import { Part } from '../../internal/part/part.tsx';
import * as styles from './field.css.ts';
import { Words } from '../../internal/words/words.tsx';

/** The texts around a control of any kind of field. */
export interface FieldTexts {
  /** The visible label, which is exactly the control's name. A link in it does not act on the control. */
  readonly label: ReactNode;
  /** Keeps the label for assistive technology only. */
  readonly hideLabel?: boolean | undefined;
  /** Help that stays visible: the format, a limit. */
  readonly hint?: ReactNode;
  /** The error message; marks the control as invalid. */
  readonly error?: string | undefined;
  /** Says 'required' beside the label and to assistive technology. */
  readonly required?: boolean | undefined;
  /** The text beside the label; '(required)' by default. */
  readonly requiredText?: string | undefined;
}

interface Wired extends Pick<FieldTexts, 'hint' | 'error'> {
  readonly id?: string | undefined;
  /** Ids of further descriptions, before the field's own. */
  readonly describedBy?: string | undefined;
}

/** Returns the ids of a field's parts, and the ids that describe its control: hint first, then error. */
export const useFieldWiring = ({ id: given, hint, error, describedBy }: Wired) => {
  const madeUp = useId();
  const id = given ?? madeUp;
  const invalid = error !== undefined && error !== '';
  return {
    id,
    labelId: `${id}-label`,
    invalid: invalid || undefined,
    descriptions:
      classNames(
        describedBy,
        isShown(hint) ? `${id}-hint` : undefined,
        invalid ? `${id}-error` : undefined,
      ) || undefined,
  };
};

/**
 * Returns whether a control is invalid. An empty one that is required is not so yet: Chromium tells of a list, a box or
 * a file input that it is, unless the control says otherwise.
 */
export const validityOf = (
  invalid: true | undefined,
  required: boolean | undefined,
): boolean | undefined => invalid ?? (required === true ? false : undefined);

/** Shows '(required)' beside the label. It is no part of the name: the control's state says it. */
export const RequiredMark = ({ required, requiredText = '(required)' }: Partial<FieldTexts>) =>
  required === true && <span className={styles.required}>{requiredText}</span>;

interface OfField {
  /** The field's id. */
  readonly id: string;
}

export const FieldHint = ({ id, hint }: OfField & Pick<FieldTexts, 'hint'>) => (
  <Part id={`${id}-hint`} className={styles.hint}>
    {hint}
  </Part>
);

export const FieldError = ({ id, error }: OfField & Pick<FieldTexts, 'error'>) =>
  error !== undefined &&
  error !== '' && (
    <p id={`${id}-error`} className={styles.error}>
      <Icon name="alert" />
      <Words>{error}</Words>
    </p>
  );
