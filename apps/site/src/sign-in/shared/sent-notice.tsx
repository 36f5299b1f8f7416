import { Alert } from '@example/ui/alert';
import { outcomeId } from '../../forms/fields.ts';
import type { FormName } from '../../forms/form-outcome.ts';
import { useSentBefore } from '../../forms/use-form.ts';

interface SentNoticeProps {
  readonly form: FormName;
  readonly heading: string;
  readonly text: string;
}

/** Says of a form whose place another view has taken that it was accepted. */
export const SentNotice = ({ form, heading, text }: SentNoticeProps) =>
  useSentBefore(form) && (
    <Alert id={outcomeId(form)} tone="success" heading={heading} tabIndex={-1}>
      {text}
    </Alert>
  );
