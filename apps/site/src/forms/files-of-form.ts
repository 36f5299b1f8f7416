import type { FormFiles, FormName } from './form-result.ts';

const handedOver = new Map<FormName, FormFiles>();

/** Takes the files out of a form's data for its handler. Data with an unreadable file cannot be read as a whole. */
export const handOverFiles = (form: FormName, fields: FormData): void => {
  const files = new Map<string, File>();
  for (const [name, value] of [...fields]) {
    if (typeof value === 'string') continue;
    fields.delete(name);
    if (value.name !== '') files.set(name, value);
  }
  handedOver.set(form, files);
};

/** Returns the files of a form's last submission. Called twice when the button was pressed twice. */
export const filesOf = (form: FormName): FormFiles | undefined => handedOver.get(form);
