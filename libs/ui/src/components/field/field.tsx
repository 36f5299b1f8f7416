import type { ReactNode } from 'react';
import { classNames } from '../../styles/class-names/class-names.ts';
import type { ElementProps } from '../../internal/element-props/element-props.ts';
import { visuallyHidden } from '../visually-hidden/visually-hidden.css.ts';
import {
  FieldError,
  FieldHint,
  RequiredMark,
  useFieldWiring,
  type FieldTexts,
} from './field-parts.tsx';
import * as styles from './field.css.ts';

/** Props that tie the control to its label, hint and error. */
export interface FieldControlProps {
  readonly id: string;
  /** The look of every control, a file input included. */
  readonly className: string;
  readonly required: boolean | undefined;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
}

export type FieldProps = ElementProps<
  'div',
  FieldTexts & {
    /** The control's id; one is made up where none is given. */
    readonly controlId?: string | undefined;
    /** Ids of further descriptions, before the field's own. */
    readonly describedBy?: string | undefined;
    /** Draws the control. */
    readonly children: (control: FieldControlProps) => ReactNode;
  }
>;

/**
 * Wires label, hint, error and control together: the base of all fields. The error stands above the control, where
 * neither an on-screen keyboard nor the browser's suggestions hide it. Rest props, `ref` and `className` go to the
 * root; the control is drawn by `children`.
 *
 * The form around it should be `noValidate`: messages come from its owner, in `error`.
 */
export const Field = ({
  label,
  hideLabel = false,
  hint,
  error,
  required,
  requiredText,
  controlId,
  describedBy,
  children,
  className,
  ...rest
}: FieldProps) => {
  const { id, invalid, descriptions } = useFieldWiring({ id: controlId, hint, error, describedBy });
  return (
    <div {...rest} className={classNames(styles.field, className)}>
      <div className={hideLabel ? visuallyHidden : undefined}>
        <label className={styles.label} htmlFor={id}>
          {label}
        </label>
        <RequiredMark required={required} requiredText={requiredText} />
      </div>
      <FieldHint id={id} hint={hint} />
      <FieldError id={id} error={error} />
      {children({
        id,
        className: styles.control,
        required,
        'aria-describedby': descriptions,
        'aria-invalid': invalid,
      })}
    </div>
  );
};

/**
 * The props of a field whose control is `Tag`: the field's own, and everything the control takes. It has a type or
 * children only where the field says so.
 */
export type ControlFieldProps<Tag extends 'input' | 'textarea' | 'select', Own = unknown> = Omit<
  ElementProps<
    Tag,
    FieldTexts &
      Own & {
        /** The control's name in the form's data. */
        readonly name: string;
        /** The class of the root, around the label, the control and the messages. */
        readonly className?: string | undefined;
      }
  >,
  Exclude<'type' | 'children', keyof Own>
>;

/** Separates the props of the field from those of its control. */
export const splitFieldProps = <
  Props extends FieldTexts & {
    readonly id?: string | undefined;
    readonly className?: string | undefined;
    readonly 'aria-describedby'?: string | undefined;
  },
>({
  label,
  hideLabel,
  hint,
  error,
  required,
  requiredText,
  id: controlId,
  className,
  'aria-describedby': describedBy,
  ...control
}: Props) => ({
  field: {
    label,
    hideLabel,
    hint,
    error,
    required,
    requiredText,
    controlId,
    className,
    describedBy,
  },
  control,
});
