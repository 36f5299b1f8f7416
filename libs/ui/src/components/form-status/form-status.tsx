'use client';

import { useEffect, useRef, type ReactNode } from 'react';
import { Alert } from '../alert/alert.tsx';
import { classNames } from '../../styles/class-names/class-names.ts';
import type { ElementProps } from '../../internal/element-props/element-props.ts';
import { Spinner } from '../spinner/spinner.tsx';
import { useMergedRef } from '../../hooks/use-merged-ref/use-merged-ref.ts';
import { useMounted } from '../../hooks/use-mounted/use-mounted.ts';
import { Part } from '../../internal/part/part.tsx';
import * as styles from './form-status.css.ts';
import type { FormState } from './variants.ts';
import { Words } from '../../internal/words/words.tsx';

export type FormStatusProps = ElementProps<
  'div',
  {
    readonly state: FormState;
    /** The text while the form is being sent; 'Sending …' by default. */
    readonly sendingText?: ReactNode;
    /** The outcome in a word or two. */
    readonly heading?: ReactNode;
    /** The outcome in a sentence. */
    readonly children?: ReactNode;
    /** After a failure: a button to send again, or another way. */
    readonly retry?: ReactNode;
    /**
     * Takes the focus at the outcome; true by default. An outcome in the server's document leaves the focus where the
     * visitor is.
     */
    readonly takesFocus?: boolean | undefined;
  }
>;

/**
 * Shows the state of a form's submission. Keep it mounted and change `state`: sending is announced politely, an outcome
 * interrupts and takes the focus. Without JavaScript the answer can lead to its `id`. `ErrorSummary` lists the errors
 * of single fields.
 */
export const FormStatus = ({
  state,
  sendingText = 'Sending …',
  heading,
  children,
  retry,
  takesFocus = true,
  className,
  ref: given,
  ...rest
}: FormStatusProps) => {
  const { own, ref } = useMergedRef(given);
  const mounted = useMounted();
  const known = useRef(mounted ? undefined : state);
  const ended = state === 'success' || state === 'failure';

  useEffect(() => {
    if (state === known.current) return;
    known.current = state;
    if (takesFocus && (state === 'success' || state === 'failure')) own.current?.focus();
  }, [state, takesFocus, own]);

  return (
    <div
      tabIndex={ended ? -1 : undefined}
      {...rest}
      ref={ref}
      className={classNames(styles.status, className)}
      data-state={state}
    >
      <div role="status" className={styles.sending}>
        {state === 'sending' && (
          <>
            <Spinner className={styles.ring} />
            <Words>{sendingText}</Words>
          </>
        )}
      </div>
      {ended && (
        <Alert role="alert" tone={state === 'success' ? 'success' : 'danger'} heading={heading}>
          <Words as="div">{children}</Words>
          <Part className={styles.retry}>{state === 'failure' && retry}</Part>
        </Alert>
      )}
    </div>
  );
};
