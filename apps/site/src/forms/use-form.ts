import { type SubmitEventHandler, useEffect, useMemo, useRef, useState } from 'react';
import { useActionData, useFetcher, useSearchParams } from 'react-router';
import {
  FORM_FIELD,
  IDEMPOTENCY_FIELD,
  outcomeId,
  REFERENCE_PARAM,
  REFERENCE_PATTERN,
  SENT_PARAM,
} from './fields.ts';
import type { FormName, FormOutcome } from './form-outcome.ts';

const sentBefore = (form: FormName, search: URLSearchParams): FormOutcome | undefined => {
  if (search.get(SENT_PARAM) !== form) return undefined;
  const reference = search.get(REFERENCE_PARAM) ?? '';
  return { form, status: 'sent', ...(REFERENCE_PATTERN.test(reference) && { reference }) };
};

/**
 * One form of a page, with and without JavaScript: how its last submission ended (this one's in the
 * browser, the POST's that made this document, or the one a redirect speaks of), and what to give
 * its `<form>`. A submission under way cannot be sent again, and one that is repeated after a failure
 * carries the same idempotency key until something was changed.
 */
export const useForm = (form: FormName) => {
  const fetcher = useFetcher<FormOutcome>();
  const posted = useActionData<FormOutcome | undefined>();
  const [search] = useSearchParams();
  const idempotencyKey = useRef<string>(undefined);
  const element = useRef<HTMLFormElement>(null);
  const [{ seen, generation }, setProgress] = useState({ seen: fetcher.data, generation: 0 });
  if (fetcher.data !== seen) {
    const sent = fetcher.data?.status === 'sent';
    setProgress({ seen: fetcher.data, generation: generation + (sent ? 1 : 0) });
  }
  const busy = fetcher.state !== 'idle';

  const before = useMemo(() => sentBefore(form, search), [form, search]);
  const last = fetcher.data ?? (posted?.form === form ? posted : before);
  const [dismissed, setDismissed] = useState<FormOutcome>();
  const outcome = busy || last === dismissed ? undefined : last;

  useEffect(() => {
    if (fetcher.data?.status === 'sent') {
      idempotencyKey.current = undefined;
    } else if (fetcher.data?.status === 'refused') {
      const field = element.current?.elements.namedItem(fetcher.data.errors[0]?.field ?? '');
      if (field instanceof HTMLElement) field.focus();
    }
  }, [fetcher.data]);

  const onSubmit: SubmitEventHandler<HTMLFormElement> = (event) => {
    event.preventDefault();
    if (busy) return;
    const fields = new FormData(event.currentTarget);
    idempotencyKey.current ??= crypto.randomUUID();
    fields.set(IDEMPOTENCY_FIELD, idempotencyKey.current);
    void fetcher.submit(fields, { method: 'post' });
  };

  return {
    outcome,
    busy,
    /** What was typed before this document was made, after a refused POST. */
    values:
      generation === 0 && posted?.form === form && posted.status !== 'sent' ? posted.values : {},
    /** What is wrong with a field, if it was that one. */
    errorOf: (field: string) =>
      outcome?.status === 'refused'
        ? outcome.errors.find((error) => error.field === field)?.message
        : undefined,
    alertId: outcomeId(form),
    /** The fields are emptied by giving them this key: it changes after each success. */
    generation,
    formProps: {
      ref: element,
      method: 'post' as const,
      noValidate: true,
      onSubmit,
      // Something else is being written: neither the old key nor the old news hold for it.
      onInput: () => {
        idempotencyKey.current = undefined;
        if (outcome && outcome.status !== 'refused') setDismissed(outcome);
      },
    },
    hiddenField: { type: 'hidden', name: FORM_FIELD, value: form } as const,
  };
};
