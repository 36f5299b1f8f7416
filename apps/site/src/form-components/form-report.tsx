import { ErrorSummary } from '@example/ui/error-summary';
import type { ComponentProps } from 'react';
import { fieldId } from '../forms/fields.ts';
import { FormAlert } from './form-alert.tsx';

interface FormReportProps extends ComponentProps<typeof FormAlert> {
  /** Heading of the list of refused fields; without it there is no list. */
  readonly problems: string | undefined;
}

/** Shows the result of a form that names every refused field. `useForm` focuses the list of several fields. */
export const FormReport = ({ problems, ...props }: FormReportProps) => {
  const { id, outcome } = props;
  const refused = outcome?.status === 'invalid' ? outcome.errors : [];
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
