import { outcomeId, REFERENCE_PARAM, SENT_PARAM } from '../../forms/fields.ts';
import type { FormName } from '../../forms/form-result.ts';

/** Redirects to another view. Without a fragment in the URL, the router would look for the form's own result. */
export const redirectTo = (
  address: `${string}#${string}`,
  headers: Readonly<Record<string, string>> = {},
): never => {
  // oxlint-disable-next-line typescript/only-throw-error -- how React Router is told to redirect from within a handler
  throw new Response(null, { status: 303, headers: { ...headers, Location: address } });
};

/** Headers that make the router load another document, because another page renders the URL. */
export const ANOTHER_PAGE = { 'X-Remix-Reload-Document': 'true' };

/** Returns a view's URL with the mark that a form was accepted. */
export const withSuccess = (form: FormName, address: string, reference?: string) => {
  const [path = '', search] = address.split('?');
  const parameters = new URLSearchParams(search);
  parameters.set(SENT_PARAM, form);
  if (reference !== undefined) parameters.set(REFERENCE_PARAM, reference);
  return `${path}?${parameters.toString()}#${outcomeId(form)}` as const;
};
