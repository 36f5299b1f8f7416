import type { FormSignal } from '@example/api/form-signals';
import { errorTitle } from '@example/content/meta';
import { frame } from '@example/content/navigation';
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
import type { FormName, FormResult, FormValues, Refusal } from './form-result.ts';
import { forgetSubmission, noteSubmission } from './last-submission.ts';
import { hasBotTiming } from './bot-timing.ts';

const sentBefore = (form: FormName, search: URLSearchParams): FormResult | undefined => {
  if (search.get(SENT_PARAM) !== form) return undefined;
  const reference = search.get(REFERENCE_PARAM) ?? '';
  return { form, status: 'success', ...(REFERENCE_PATTERN.test(reference) && { reference }) };
};

/** Moves the focus to the refused field, or to the list of errors if several were refused or none can take it. */
const focusRefused = (form: HTMLFormElement | null, name: FormName, errors: readonly Refusal[]) => {
  const [first, ...others] = errors.flatMap(({ field }) => {
    const control = form?.elements.namedItem(field);
    return control instanceof HTMLElement && !control.matches('[type=hidden]') ? [control] : [];
  });
  const place = others.length === 0 ? first : undefined;
  (place ?? document.getElementById(outcomeId(name)))?.focus();
};

/** Returns the document's title without the word of an earlier error. */
const plainTitle = () => document.title.replace(errorTitle(''), '');

interface FormOptions {
  /** Encoding of a form with a file. */
  readonly encType?: 'multipart/form-data';
  /** Called with the refused fields; then it must move the focus itself. */
  readonly onRefused?: (errors: readonly Refusal[]) => void;
}

/** Returns the result, in the URL, of a form that was posted before this document was made. */
export const useSentBefore = (form: FormName): FormResult | undefined => {
  const [search] = useSearchParams();
  return useMemo(() => sentBefore(form, search), [form, search]);
};

/**
 * Wires one form of a page, with and without JavaScript. Returns the result of its last submission and the props of its
 * `<form>`. A form cannot be sent again while a submission is pending. A repeated submission keeps its idempotency key
 * until a value changes.
 */
export const useForm = (form: FormName, { encType, onRefused }: FormOptions = {}) => {
  const fetcher = useFetcher<FormResult>();
  const posted = useActionData<FormResult | undefined>();
  const idempotencyKey = useRef<string>(undefined);
  const element = useRef<HTMLFormElement>(null);
  const [{ seen, generation }, setProgress] = useState({ seen: fetcher.data, generation: 0 });
  // True after input during a submission. The fields keep that input.
  const [isChanged, setChanged] = useState(false);
  if (fetcher.data !== seen) {
    const isDone = fetcher.data?.status === 'success' && !isChanged;
    setProgress({ seen: fetcher.data, generation: generation + (isDone ? 1 : 0) });
  }
  const busy = fetcher.state !== 'idle';

  const before = useSentBefore(form);
  const last = fetcher.data ?? (posted?.form === form ? posted : before);
  const [dismissed, setDismissed] = useState<FormResult>();
  const outcome = busy || last === dismissed ? undefined : last;

  const hasFailed = outcome !== undefined && outcome.status !== 'success';
  useEffect(() => {
    if (!hasFailed) return;
    document.title = errorTitle(plainTitle());
    return () => {
      document.title = plainTitle();
    };
  }, [hasFailed]);

  // The result is shown after the page's loaders have run again.
  const shown = busy ? undefined : fetcher.data;
  const sayRefused = useEffectEvent((errors: readonly Refusal[]) => {
    if (onRefused) onRefused(errors);
    else focusRefused(element.current, form, errors);
  });
  useEffect(() => {
    if (shown?.status === 'success') idempotencyKey.current = undefined;
    else if (shown?.status === 'invalid') sayRefused(shown.errors);
  }, [shown]);

  const send = ({ currentTarget, nativeEvent }: SubmitEvent<HTMLFormElement>) => {
    // Includes the pressed button's name and value, which name the action.
    const fields = new FormData(currentTarget, nativeEvent.submitter);
    idempotencyKey.current ??= nanoid();
    fields.set(IDEMPOTENCY_FIELD, idempotencyKey.current);
    // Values that came back with this document were typed before it.
    if (posted === undefined && hasBotTiming())
      fields.set(SIGNAL_FIELD, 'fast' satisfies FormSignal);
    handOverFiles(form, fields);
    setChanged(false);
    noteSubmission({ form, status: 'sending' });
    void fetcher.submit(fields, { method: 'post', ...(encType && { encType }) });
  };
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    if (!busy) send(event);
    // Comes last: after an error before this line the browser posts the form itself.
    event.preventDefault();
  };

  const values: FormValues =
    generation === 0 && posted?.form === form && posted.status !== 'success' ? posted.values : {};
  const refusalOf = (field: string) =>
    outcome?.status === 'invalid'
      ? outcome.errors.find((error) => error.field === field)
      : undefined;
  const saidOf = (field: string) => {
    const refusal = refusalOf(field);
    return { error: refusal?.message, hint: refusal?.advice, requiredText: frame.required };
  };

  return {
    outcome,
    /** True when the result came with the document, so the form was sent without JavaScript. */
    isServed: outcome !== undefined && outcome !== fetcher.data,
    busy,
    /** Values typed before this document was made, after a refused POST. */
    values,
    saidOf,
    /** Returns the props of a field: name, id, typed value, error and hint. */
    fieldProps: (field: string) => ({
      id: fieldId(form, field),
      name: field,
      defaultValue: values[field],
      ...saidOf(field),
    }),
    alertId: outcomeId(form),
    /** Ref to the form. */
    element,
    /** Idempotency key of the current values if they were sent before. A draft stores it. */
    idempotencyKey,
    /** React key of the fields. It changes after a success and so empties them, unless they have been changed since. */
    generation,
    formProps: {
      ref: element,
      method: 'post' as const,
      encType,
      noValidate: true,
      onSubmit,
      // The values changed, so the old key and the old result no longer apply.
      onInput: () => {
        idempotencyKey.current = undefined;
        forgetSubmission();
        setChanged(busy);
        if (outcome && outcome.status !== 'invalid') setDismissed(outcome);
      },
    },
    hiddenField: { type: 'hidden', name: FORM_FIELD, value: form } as const,
  };
};
