import { type SubmitEventHandler, useEffect, useState } from 'react';
import type { FormName } from '../../forms/form-outcome.ts';
import { useForm } from '../../forms/use-form.ts';

/** After that a form can be sent again: the visitor may have stopped the browser. */
const GIVE_UP_MS = 10_000;

/**
 * As `useForm`, for a form that the browser sends as a document, with JavaScript too. What it is answered
 * with is another document, so that all that is left to do is to send it once.
 */
export const useDocumentForm = (form: FormName) => {
  const { formProps, ...wiring } = useForm(form);
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    if (!busy) return;
    const allow = () => {
      setBusy(false);
    };
    const timer = setTimeout(allow, GIVE_UP_MS);
    // The browser may show this very document again, when it goes back.
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
