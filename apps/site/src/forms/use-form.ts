import type { FormSignal } from '@example/api/form-signals';
import { nanoid } from 'nanoid';
import { type SubmitEvent, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useActionData, useFetcher, useSearchParams } from 'react-router-dom';
import {
  fieldId,
  FORM_FIELD,
  IDEMPOTENCY_FIELD,
  outcomeId,
  REFERENCE_PARAM,
  REFERENCE_PATTERN,
  SENT_PARAM,
  SIGNAL_FIELD,
} from './fields.ts';
import { handOverFiles } from './files-of-form.ts';
import type { FormName, FormOutcome, FormValues, Refusal } from './form-outcome.ts';
import { forgetSubmission, noteSubmission } from './last-submission.ts';
import { isTooFast } from './pace.ts';

const sentBefore = (form: FormName, search: URLSearchParams): FormOutcome | undefined => {
  if (search.get(SENT_PARAM) !== form) return undefined;
  const reference = search.get(REFERENCE_PARAM) ?? '';
  return { form, status: 'sent', ...(REFERENCE_PATTERN.test(reference) && { reference }) };
};

/**
 * Puts the focus on the refused field; where there are several, on the list of them, and also where no
 * field can take it.
 */
const focusRefused = (form: HTMLFormElement | null, name: FormName, errors: readonly Refusal[]) => {
  const [first, ...others] = errors.flatMap(({ field }) => {
    const control = form?.elements.namedItem(field);
    return control instanceof HTMLElement && !control.matches('[type=hidden]') ? [control] : [];
  });
  const place = others.length === 0 ? first : undefined;
  (place ?? document.getElementById(outcomeId(name)))?.focus();
};

interface FormOptions {
  /** How a form with a file is sent. */
  readonly encType?: 'multipart/form-data';
  /** Is told what was refused, and then has the say of the focus. */
  readonly onRefused?: (errors: readonly Refusal[]) => void;
}

/** How a form of this name that was posted before this document was made ended, by its address. */
export const useSentBefore = (form: FormName): FormOutcome | undefined => {
  const [search] = useSearchParams();
  return useMemo(() => sentBefore(form, search), [form, search]);
};

/**
 * One form of a page, with and without JavaScript: how its last submission ended (this one's in the
 * browser, the POST's that made this document, or the one a redirect speaks of), and what to give
 * its `<form>`. A submission under way cannot be sent again, and one that is repeated after a failure
 * carries the same idempotency key until something was changed.
 */
export const useForm = (form: FormName, { encType, onRefused }: FormOptions = {}) => {
  const fetcher = useFetcher<FormOutcome>();
  const posted = useActionData<FormOutcome | undefined>();
  const idempotencyKey = useRef<string>(undefined);
  const element = useRef<HTMLFormElement>(null);
  const [{ seen, generation }, setProgress] = useState({ seen: fetcher.data, generation: 0 });
  if (fetcher.data !== seen) {
    const sent = fetcher.data?.status === 'sent';
    setProgress({ seen: fetcher.data, generation: generation + (sent ? 1 : 0) });
  }
  const busy = fetcher.state !== 'idle';

  const before = useSentBefore(form);
  const last = fetcher.data ?? (posted?.form === form ? posted : before);
  const [dismissed, setDismissed] = useState<FormOutcome>();
  const outcome = busy || last === dismissed ? undefined : last;

  // An answer is there before the page's loaders have run again, and shown only after.
  const shown = busy ? undefined : fetcher.data;
  const sayRefused = useEffectEvent((errors: readonly Refusal[]) => {
    if (onRefused) onRefused(errors);
    else focusRefused(element.current, form, errors);
  });
  useEffect(() => {
    if (shown?.status === 'sent') idempotencyKey.current = undefined;
    else if (shown?.status === 'refused') sayRefused(shown.errors);
  }, [shown]);

  const send = ({ currentTarget, nativeEvent }: SubmitEvent<HTMLFormElement>) => {
    // With the button that was pressed, where it has a name: it says what is to be done.
    const fields = new FormData(currentTarget, nativeEvent.submitter);
    idempotencyKey.current ??= nanoid();
    fields.set(IDEMPOTENCY_FIELD, idempotencyKey.current);
    // What came back with this document was typed before it.
    if (posted === undefined && isTooFast()) fields.set(SIGNAL_FIELD, 'fast' satisfies FormSignal);
    handOverFiles(form, fields);
    noteSubmission({ form, status: 'sending' });
    void fetcher.submit(fields, { method: 'post', ...(encType && { encType }) });
  };
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    if (!busy) send(event);
    // Last: what fails before leaves the form to the browser.
    event.preventDefault();
  };

  const values: FormValues =
    generation === 0 && posted?.form === form && posted.status !== 'sent' ? posted.values : {};
  const refusalOf = (field: string) =>
    outcome?.status === 'refused'
      ? outcome.errors.find((error) => error.field === field)
      : undefined;
  /** What stands beside a field: what is wrong with it, and what to do. */
  const saidOf = (field: string) => {
    const refusal = refusalOf(field);
    return { error: refusal?.message, hint: refusal?.advice };
  };

  return {
    outcome,
    /** Whether the document came with it: it was sent without JavaScript. */
    isServed: outcome !== undefined && outcome !== fetcher.data,
    busy,
    /** What was typed before this document was made, after a refused POST. */
    values,
    /** What is wrong with a field, if it was that one, and what to do instead. */
    saidOf,
    /** What ties a field to all this: its name and id, what was typed, and what is said of it. */
    fieldProps: (field: string) => ({
      id: fieldId(form, field),
      name: field,
      defaultValue: values[field],
      ...saidOf(field),
    }),
    alertId: outcomeId(form),
    /** The form, for what has to read or fill its fields. */
    element,
    /** The key of what stands in the form now, where that was sent before: a draft keeps it. */
    idempotencyKey,
    /** The fields are emptied by giving them this key: it changes after each success. */
    generation,
    formProps: {
      ref: element,
      method: 'post' as const,
      encType,
      noValidate: true,
      onSubmit,
      // Something else is being written: neither the old key nor the old news hold for it.
      onInput: () => {
        idempotencyKey.current = undefined;
        forgetSubmission();
        if (outcome && outcome.status !== 'refused') setDismissed(outcome);
      },
    },
    hiddenField: { type: 'hidden', name: FORM_FIELD, value: form } as const,
  };
};
