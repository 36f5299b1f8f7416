import { HONEYPOT_FIELD } from '../forms/fields.ts';

/** Value of a field, by its label. */
export interface Typed {
  readonly label: string;
  readonly text: string;
}

const fields =
  'form[method=post] :is(input:not([type=hidden], [type=password], [type=checkbox], [type=radio], [type=file]), textarea)';

/** Returns the texts typed into the forms of the page, without secrets and robot traps. */
export const typedWords = (): readonly Typed[] =>
  [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(fields)]
    .filter(
      ({ name, autocomplete, value, defaultValue }) =>
        name !== HONEYPOT_FIELD &&
        name !== 'captcha' &&
        autocomplete !== 'one-time-code' &&
        value !== defaultValue &&
        value.trim() !== '',
    )
    .map(({ labels, name, value }) => ({
      label: labels?.[0]?.textContent.trim() ?? name,
      text: value,
    }));
