import { ErrorSummary } from '@example/ui/error-summary';
import type { ComponentProps } from 'react';
import { fieldId } from './fields.ts';
import { FormAlert } from './form-alert.tsx';

interface FormReportProps extends ComponentProps<typeof FormAlert> {
  /** Stands above the list, where several fields were refused; without it there is none. */
  readonly problems: string | undefined;
}

/**
 * How a submission ended, of a form that names every field that fails: where they are several, as a
 * list that leads to them, and has the focus (`useForm` puts it there).
 */
export const FormReport = ({ problems, ...props }: FormReportProps) => {
  const { id, outcome } = props;
  const refused = outcome?.status === 'refused' ? outcome.errors : [];
  const [first, ...others] = refused.map(({ field, message }) => ({
    fieldId: outcome ? fieldId(outcome.form, field) : field,
    message,
  }));
  if (problems === undefined || !first || others.length === 0) return <FormAlert {...props} />;
  return (
    <ErrorSummary
      id={id}
      heading={problems}
      level={3}
      errors={[first, ...others]}
      takesFocus={false}
    />
  );
};
