import { RESUME_FIELD } from '@example/api/applications';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { FORM_FIELD } from '../forms/fields.ts';
import { chooseFile } from './choose-file.ts';
import { type Draft, eraseDraft, keepFile, keepTyped, readDraft } from './drafts.ts';

/** Interval between saves while somebody types, in ms. */
const PACE_MS = 300;

/** Fields that the draft's values leave out. */
const OWN_FIELDS: readonly string[] = [FORM_FIELD, 'job_id', 'source', RESUME_FIELD];

const read = (form: HTMLFormElement): Omit<Draft, 'idempotencyKey'> => {
  const values: Record<string, string> = {};
  let file: File | null = null;
  for (const [name, value] of new FormData(form)) {
    if (name === RESUME_FIELD && value instanceof File && value.name !== '') file = value;
    else if (typeof value === 'string' && !OWN_FIELDS.includes(name)) values[name] = value;
  }
  return { values, file };
};

const isEmpty = ({ values, file }: Omit<Draft, 'idempotencyKey'>) =>
  file === null && Object.values(values).every((value) => value.trim() === '');

const fill = (form: HTMLFormElement, { values, file }: Draft) => {
  for (const [name, value] of Object.entries(values)) {
    const field = form.elements.namedItem(name);
    if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) {
      field.value = value;
      // A draft contains a checkbox only when it is ticked.
      if (field instanceof HTMLInputElement) field.checked = field.type === 'checkbox';
    }
  }
  const chooser = form.elements.namedItem(RESUME_FIELD);
  if (file && chooser instanceof HTMLInputElement) chooseFile(chooser, file);
};

interface DraftOptions {
  readonly jobId: number;
  /** True while the form is shown. */
  readonly active: boolean;
  readonly formRef: RefObject<HTMLFormElement | null>;
  /** Idempotency key of the form's values. */
  readonly keyRef: RefObject<string | undefined>;
}

/**
 * Keeps the typed values and the chosen file of an application on this device (IndexedDB) until it is sent or erased.
 * Without IndexedDB the form works without drafts.
 */
export const useDraft = ({ jobId, active, formRef, keyRef }: DraftOptions) => {
  const [state, setState] = useState<'none' | 'kept' | 'restored' | 'erased'>('none');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** True while a draft is written into the form; those changes are not saved. */
  const isFilling = useRef(false);
  const [wasRestored, setWasRestored] = useState(false);
  const file = useRef<File>(null);
  const key = String(jobId);

  const save = async () => {
    clearTimeout(timer.current);
    timer.current = undefined;
    const element = formRef.current;
    if (!element) return;
    const { values, file: chosen } = read(element);
    try {
      if (isEmpty({ values, file: chosen })) {
        file.current = null;
        await eraseDraft(key);
        setState((before) => (before === 'kept' ? 'none' : before));
        return;
      }
      await Promise.all([
        keepTyped(key, { values, idempotencyKey: keyRef.current }),
        chosen !== file.current && keepFile(key, chosen),
      ]);
      file.current = chosen;
      setState((before) => (before === 'restored' ? before : 'kept'));
    } catch {
      setState('none');
    }
  };
  const restore = useEffectEvent((draft: Draft | undefined) => {
    const element = formRef.current;
    if (!element) return;
    const shown = read(element);
    // Typed before the script ran. Firefox brings back what was typed when a page is loaded again, without the file.
    if (!isEmpty(shown) && JSON.stringify(shown.values) !== JSON.stringify(draft?.values)) {
      void save();
      return;
    }
    if (!draft) return;
    isFilling.current = true;
    try {
      fill(element, draft);
    } finally {
      isFilling.current = false;
    }
    file.current = draft.file;
    keyRef.current = draft.idempotencyKey;
    setState('restored');
    setWasRestored(true);
  });
  useEffect(() => {
    if (!active) return undefined;
    let isWanted = true;
    Promise.resolve()
      .then(async () => readDraft(key))
      .then(
        (draft) => {
          if (isWanted) restore(draft);
        },
        () => undefined,
      );
    return () => {
      isWanted = false;
    };
  }, [active, key]);

  const saveWhatWaits = useEffectEvent(() => {
    if (timer.current !== undefined) void save();
  });

  useEffect(() => {
    if (!active) return undefined;
    // Leaving the page or closing the form saves at once.
    const leave = () => saveWhatWaits();
    addEventListener('pagehide', leave);
    document.addEventListener('visibilitychange', leave);
    return () => {
      removeEventListener('pagehide', leave);
      document.removeEventListener('visibilitychange', leave);
      saveWhatWaits();
    };
  }, [active]);

  return {
    state,
    /** True when a draft was restored when the form was opened. */
    wasRestored,
    isFilling: () => isFilling.current,
    save,
    /** Saves soon; at most once in each interval while somebody types. */
    saveSoon: () => {
      timer.current ??= setTimeout(() => void save(), PACE_MS);
    },
    erase: async (after: 'none' | 'erased') => {
      clearTimeout(timer.current);
      timer.current = undefined;
      file.current = null;
      await Promise.resolve()
        .then(async () => eraseDraft(key))
        .catch(() => undefined);
      setState(after);
    },
  };
};
