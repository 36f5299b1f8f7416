import type { ComponentProps } from 'react';
import { useSearchParams } from 'react-router-dom';
import { NEXT_PARAM } from '../shared/paths.ts';
import { SignInForm } from '../shared/sign-in-form.tsx';
import { deskAddress } from './desk-address.ts';
import { useDocumentForm } from './use-document-form.ts';

/** Renders a form of the staff's sign-in, which is posted as a document. */
export const StaffForm = (form: ComponentProps<typeof SignInForm>) => {
  const [search] = useSearchParams();
  const next = deskAddress(search.get(NEXT_PARAM));
  return (
    <SignInForm
      {...form}
      hidden={next === undefined ? {} : { [NEXT_PARAM]: next }}
      useWiring={useDocumentForm}
    />
  );
};
