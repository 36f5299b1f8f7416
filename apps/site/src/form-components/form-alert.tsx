import type { Failures } from '@example/content/types';
import { Alert } from '@example/ui/alert';
import { type ReactNode, useEffect, useRef } from 'react';
import { failureText } from '../forms/failure-text.ts';
import type { FormResult } from '../forms/form-result.ts';

interface FormAlertProps {
  readonly id: string;
  readonly outcome: FormResult | undefined;
  readonly failures: Failures;
  readonly success: string;
  /** Heading above refused fields. */
  readonly refusal?: string;
  /** Content below the success text. */
  readonly children?: ReactNode;
  /** Content below a failure, such as a link to the contacts. */
  readonly wayOn?: ReactNode;
}

/** Shows the result of a submission in the form. It takes the focus when the result changes. */
export const FormAlert = ({
  id,
  outcome,
  failures,
  success,
  refusal,
  children,
  wayOn,
}: FormAlertProps) => {
  const alert = useRef<HTMLDivElement>(null);
  const arrived = useRef(outcome);

  useEffect(() => {
    if (outcome === arrived.current) return;
    arrived.current = outcome;
    if (outcome && outcome.status !== 'invalid') alert.current?.focus();
  }, [outcome]);

  if (!outcome) return null;
  if (outcome.status === 'success') {
    return (
      <Alert id={id} role="alert" tone="success" heading={success} ref={alert} tabIndex={-1}>
        {children}
      </Alert>
    );
  }
  if (outcome.status === 'invalid') {
    return (
      <Alert id={id} tone="danger" heading={refusal} ref={alert} tabIndex={-1}>
        {outcome.errors.map(({ message }) => message)}
      </Alert>
    );
  }
  const { heading, text } = failureText(failures, outcome.kind);
  return (
    <Alert id={id} tone="danger" heading={heading} ref={alert} tabIndex={-1}>
      {text}
      {wayOn}
    </Alert>
  );
};
