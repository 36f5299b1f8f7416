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

export type FieldGroupProps = ElementProps<'fieldset', FieldTexts>;

/**
 * Renders the base of fields made of several controls: a `fieldset` named by its legend, with hint and error before
 * them. Everything but the texts goes to the root; `disabled` holds for all its controls. `required` and `error` only
 * show their texts, as a group has no such state: say it at the controls too, or in the hint.
 */
export const FieldGroup = ({
  label,
  hideLabel = false,
  hint,
  error,
  required,
  requiredText,
  id: given,
  'aria-describedby': describedBy,
  className,
  children,
  ...rest
}: FieldGroupProps) => {
  const { id, labelId, descriptions } = useFieldWiring({ id: given, hint, error, describedBy });
  return (
    <fieldset
      {...rest}
      id={id}
      className={classNames(styles.field, styles.group, className)}
      aria-labelledby={labelId}
      aria-describedby={descriptions}
    >
      <legend className={classNames(styles.legend, hideLabel && visuallyHidden)}>
        <span id={labelId} className={styles.label}>
          {label}
        </span>
        <RequiredMark required={required} requiredText={requiredText} />
      </legend>
      <FieldHint id={id} hint={hint} />
      <FieldError id={id} error={error} />
      {children}
    </fieldset>
  );
};
