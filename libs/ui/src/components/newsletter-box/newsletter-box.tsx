import { useId, type Key, type ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { classNames } from '../../styles/class-names/class-names.ts';
import type { ElementProps } from '../../internal/element-props/element-props.ts';
import { Field } from '../field/field.tsx';
import type { FieldTexts } from '../field/field-parts.tsx';
import { Heading, type HeadingLevel } from '../heading/heading.tsx';
import { Part } from '../../internal/part/part.tsx';
import * as styles from './newsletter-box.css.ts';

export type NewsletterBoxProps = ElementProps<
  'form',
  Omit<FieldTexts, 'required'> & {
    /** The form's heading and its name. */
    readonly heading: string;
    /** Heading level; 2 by default. */
    readonly level?: HeadingLevel | undefined;
    /** A description of the newsletter. */
    readonly text?: ReactNode;
    /** The address's name in the form's data; 'email' by default. */
    readonly name?: string | undefined;
    /** The address at first, e.g. after it was refused. */
    readonly defaultValue?: string | undefined;
    /** The address's id; one is made up where none is given. */
    readonly inputId?: string | undefined;
    /** The React key of the address: another key empties it, e.g. after it was accepted. */
    readonly inputKey?: Key | undefined;
    /** The text of the button; 'Subscribe' by default. */
    readonly submitText?: string | undefined;
    /** True while the form is being sent: the button shows it and sends nothing more. */
    readonly busy?: boolean | undefined;
    /** Announced after the button's name while it is busy; 'Please wait' by default. */
    readonly busyLabel?: string | undefined;
    /** The outcome: a `FormStatus` or an `Alert`. */
    readonly status?: ReactNode;
    /** The last line, e.g. a link to the privacy notice. */
    readonly note?: ReactNode;
    /** Hidden inputs. */
    readonly children?: ReactNode;
  }
>;

/**
 * Renders the newsletter form of the footer: an address and a button in one row, stacked where that is too narrow. A
 * plain form (`action`, `method`) without checks of its own. Made for the inverse surface; fits on any.
 */
export const NewsletterBox = ({
  heading,
  level = 2,
  text,
  name = 'email',
  defaultValue,
  inputId,
  inputKey,
  label,
  hideLabel,
  hint,
  error,
  requiredText,
  submitText = 'Subscribe',
  busy,
  busyLabel,
  status,
  note,
  className,
  children,
  ...rest
}: NewsletterBoxProps) => {
  const headingId = useId();
  return (
    <form
      // React sends the form of an action by itself.
      method={typeof rest.action === 'function' ? undefined : 'post'}
      noValidate
      aria-labelledby={headingId}
      {...rest}
      className={classNames(styles.box, className)}
    >
      {children}
      <div className={styles.words}>
        <Heading level={level} size="md" id={headingId}>
          {heading}
        </Heading>
        <Part as="p" className={styles.text}>
          {text}
        </Part>
      </div>
      {status}
      <Field
        label={label}
        hideLabel={hideLabel}
        hint={hint}
        error={error}
        requiredText={requiredText}
        controlId={inputId}
        required
      >
        {(wiring) => (
          <div className={styles.row}>
            <input
              key={inputKey}
              {...wiring}
              type="email"
              name={name}
              defaultValue={defaultValue}
              inputMode="email"
              autoComplete="email"
              autoCapitalize="none"
              spellCheck={false}
              className={classNames(wiring.className, styles.address)}
            />
            <Button type="submit" className={styles.submit} busy={busy} busyLabel={busyLabel}>
              {submitText}
            </Button>
          </div>
        )}
      </Field>
      <Part className={styles.note}>{note}</Part>
    </form>
  );
};
