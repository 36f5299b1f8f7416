'use client';

import { useState, type MouseEvent, type ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { classNames } from '../../styles/class-names/class-names.ts';
import { Field, splitFieldProps, type ControlFieldProps } from '../field/field.tsx';
import { Icon } from '../icon/icon.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { Part } from '../../internal/part/part.tsx';
import * as styles from './captcha-field.css.ts';
import { Words } from '../../internal/words/words.tsx';

export type CaptchaFieldProps = ControlFieldProps<
  'input',
  {
    /** The captcha: an image with `alt`, or a text, from the server. */
    readonly children: ReactNode;
    /** Another way to answer, for those who cannot see it: a question, a sound, a person. */
    readonly alternative?: ReactNode;
    /** Asks for another captcha. */
    readonly onRefresh?: (() => void) | undefined;
    /** Address of a page with another captcha: makes the button a link, for visitors without JavaScript. */
    readonly refreshHref?: string | undefined;
    /** Text of the button; 'Refresh' by default. */
    readonly refreshText?: string | undefined;
    /** Announced after the button was pressed; 'The characters are new' by default. */
    readonly refreshedText?: string | undefined;
  }
>;

/**
 * Shows characters from the server, as a picture or a text, and takes the visitor's copy of them. `className` goes to
 * the root; `id`, `ref`, `data-*` and everything else to the input.
 */
export const CaptchaField = ({
  children,
  alternative,
  onRefresh,
  refreshHref,
  refreshText = 'Refresh',
  refreshedText = 'The characters are new',
  ...props
}: CaptchaFieldProps) => {
  const [said, setSaid] = useState('');
  const { field, control } = splitFieldProps(props);
  const refresh = (event: MouseEvent) => {
    if (onRefresh === undefined) return;
    // Alternates between two texts: the same text would not be announced again.
    setSaid((before) => (before === refreshedText ? `${refreshedText}\u00A0` : refreshedText));
    onRefresh();
    event.preventDefault();
  };
  const look = {
    variant: 'ghost',
    size: 'sm',
    className: styles.refresh,
    onClick: refresh,
    children: (
      <>
        <Icon name="refresh" />
        <Words>{refreshText}</Words>
      </>
    ),
  } as const;
  return (
    <Field {...field}>
      {(wiring) => (
        <div className={styles.parts}>
          <div className={styles.display}>
            <div className={styles.captcha}>{children}</div>
            {refreshHref !== undefined ? (
              <Button {...look} href={refreshHref} />
            ) : (
              onRefresh !== undefined && <Button {...look} />
            )}
          </div>
          <Part className={styles.alternative}>{alternative}</Part>
          <input
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            {...control}
            {...wiring}
            type="text"
            autoComplete="off"
            className={classNames(wiring.className, styles.answer)}
          />
          <VisuallyHidden role="status">{said}</VisuallyHidden>
        </div>
      )}
    </Field>
  );
};
