import { signIn } from '@example/content/sign-in';
import type { Failures } from '@example/content/types';
import type { ComponentProps } from 'react';
import { useSearchParams } from 'react-router-dom';
import { SiteForm } from '../../form-components/site-form.tsx';
import { deskAddress } from './desk-address.ts';
import { NEXT_PARAM } from '../shared/paths.ts';
import { useDocumentForm } from './use-document-form.ts';

interface StaffFormProps extends Pick<
  ComponentProps<typeof SiteForm>,
  'form' | 'action' | 'links' | 'children'
> {
  /** The form's name for assistive technology. */
  readonly name: string;
  readonly messages: {
    readonly submit: string;
    readonly sending: string;
    readonly failures: Failures;
  };
}

/** Renders a form of the staff's sign-in, which is posted as a document. */
export const StaffForm = ({ name, messages, ...form }: StaffFormProps) => {
  const [search] = useSearchParams();
  const next = deskAddress(search.get(NEXT_PARAM));
  const { submit, ...answers } = messages;
  return (
    <SiteForm
      {...form}
      words={{ ...answers, form: { name, submit, problems: signIn.problems }, success: name }}
      hidden={next === undefined ? {} : { [NEXT_PARAM]: next }}
      useWiring={useDocumentForm}
    />
  );
};
