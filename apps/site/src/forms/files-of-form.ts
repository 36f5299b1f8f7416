import type { FormFiles, FormName } from './form-outcome.ts';

const handedOver = new Map<FormName, FormFiles>();

/**
 * Takes the files out of a form that is about to be sent, and keeps them for the one who sends it.
 * What holds a file that cannot be read any more cannot be read itself: the file goes its own way.
 */
export const handOverFiles = (form: FormName, fields: FormData): void => {
  const files = new Map<string, File>();
  for (const [name, value] of [...fields]) {
    if (typeof value === 'string') continue;
    fields.delete(name);
    if (value.name !== '') files.set(name, value);
  }
  handedOver.set(form, files);
};

/** The files of a form, as it was sent last: twice, where it was pressed twice. */
export const filesOf = (form: FormName): FormFiles | undefined => handedOver.get(form);
