import { RESUME_FIELD } from '@example/api/applications';
import { createStore, del, get, set, type UseStore } from 'idb-keyval';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { FORM_FIELD } from '../forms/fields.ts';
import { chooseFile } from './choose-file.ts';

/** What is kept of an application until it is sent. */
interface Draft {
  readonly values: Readonly<Record<string, string>>;
  readonly file: File | null;
  /** The key it was last sent under, where nothing was changed since. */
  readonly idempotencyKey: string | undefined;
}

/** How long one may go on typing before it is kept, in ms. */
const REST_MS = 300;

/** What is the page's own, and not typed. */
const OWN_FIELDS: readonly string[] = [FORM_FIELD, 'job_id', RESUME_FIELD];

let store: UseStore | undefined;

/** Opened when it is first wanted: its absence must not be the end of the form. */
const openStore = () => (store ??= createStore('applications', 'drafts'));

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
    }
  }
  const chooser = form.elements.namedItem(RESUME_FIELD);
  if (file && chooser instanceof HTMLInputElement) chooseFile(chooser, file);
};

interface DraftOptions {
  /** Whose application it is. */
  readonly jobId: number;
  /** Whether the form is shown. */
  readonly active: boolean;
  readonly formRef: RefObject<HTMLFormElement | null>;
  /** The idempotency key of what stands in the form. */
  readonly keyRef: RefObject<string | undefined>;
}

/**
 * Keeps what is typed into an application, and the chosen file, on this device (IndexedDB) until it
 * is sent or erased: through a failed send, a reload and a time without connection. Where a browser
 * keeps nothing, the form works without.
 */
export const useDraft = ({ jobId, active, formRef, keyRef }: DraftOptions) => {
  const [state, setState] = useState<'none' | 'kept' | 'restored' | 'erased'>('none');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const key = String(jobId);

  const restore = useEffectEvent((draft: Draft | undefined) => {
    const element = formRef.current;
    if (!draft || !element || !isEmpty(read(element))) return;
    fill(element, draft);
    keyRef.current = draft.idempotencyKey;
    setState('restored');
  });
  useEffect(() => {
    if (!active) return undefined;
    let isWanted = true;
    Promise.resolve()
      .then(async () => get<Draft>(key, openStore()))
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

  const save = async () => {
    clearTimeout(timer.current);
    const element = formRef.current;
    if (!element) return;
    const draft = { ...read(element), idempotencyKey: keyRef.current };
    try {
      if (isEmpty(draft)) {
        await del(key, openStore());
        return;
      }
      await set(key, draft, openStore());
      setState((before) => (before === 'restored' ? before : 'kept'));
    } catch {
      setState('none');
    }
  };
  const saveNow = useEffectEvent(() => {
    void save();
  });

  useEffect(() => {
    if (!active) return undefined;
    // Somebody who leaves does not wait for the rest.
    const leave = () => {
      saveNow();
    };
    addEventListener('pagehide', leave);
    return () => {
      removeEventListener('pagehide', leave);
      clearTimeout(timer.current);
    };
  }, [active]);

  return {
    state,
    /** Keeps what stands in the form now. */
    save,
    /** Keeps it once nobody types for a moment. */
    saveSoon: () => {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void save(), REST_MS);
    },
    /** Deletes what is kept. */
    erase: async (after: 'none' | 'erased') => {
      clearTimeout(timer.current);
      await Promise.resolve()
        .then(async () => del(key, openStore()))
        .catch(() => undefined);
      setState(after);
    },
  };
};
