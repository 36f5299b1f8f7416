import { type SubmitEventHandler, useEffect, useState } from 'react';
import type { FormName } from '../../forms/form-result.ts';
import { useForm } from '../../forms/use-form.ts';

/** Time after which the form can be sent again, in ms, because the visitor may have stopped the request. */
const GIVE_UP_MS = 10_000;

/** Wires a form that is posted as a document even with JavaScript. It only prevents a second submission. */
export const useDocumentForm = (form: FormName) => {
  const { formProps, ...wiring } = useForm(form);
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    if (!busy) return;
    const allow = () => setBusy(false);
    const timer = setTimeout(allow, GIVE_UP_MS);
    // Back may show this document again, from the back/forward cache.
    addEventListener('pageshow', allow);
    return () => {
      clearTimeout(timer);
      removeEventListener('pageshow', allow);
    };
  }, [busy]);
  const onSubmit: SubmitEventHandler<HTMLFormElement> = (event) => {
    if (busy) event.preventDefault();
    else setBusy(true);
  };
  return { ...wiring, busy, formProps: { ...formProps, onSubmit } };
};
