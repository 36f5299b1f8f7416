import type { FormFiles } from './form-outcome.ts';

const handedOver = new Map<string, FormFiles>();

/**
 * Takes the files out of a form that is about to be sent, and keeps them for the one who sends it.
 * What holds a file that cannot be read any more cannot be read itself: the file goes its own way.
 *
 * @param key - the form's idempotency key
 */
export const handOverFiles = (fields: FormData, key: string): void => {
  const files = new Map<string, File>();
  for (const [name, value] of [...fields]) {
    if (typeof value === 'string') continue;
    fields.delete(name);
    if (value.name !== '') files.set(name, value);
  }
  handedOver.set(key, files);
};

/** Gives the files of a form, once. */
export const takeFiles = (key: string): FormFiles => {
  const files = handedOver.get(key) ?? new Map<string, File>();
  handedOver.delete(key);
  return files;
};
