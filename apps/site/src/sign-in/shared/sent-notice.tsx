import { Alert } from '@example/ui/alert';
import { outcomeId } from '../../forms/fields.ts';
import type { FormName } from '../../forms/form-result.ts';
import { useSentBefore } from '../../forms/use-form.ts';

interface SentNoticeProps {
  readonly form: FormName;
  readonly heading: string;
  readonly text: string;
}

/** Notice that a form was accepted, on the view that replaced it. */
export const SentNotice = ({ form, heading, text }: SentNoticeProps) =>
  useSentBefore(form) && (
    <Alert id={outcomeId(form)} tone="success" heading={heading} tabIndex={-1}>
      {text}
    </Alert>
  );
