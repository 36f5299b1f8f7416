import { outcomeId, REFERENCE_PARAM, SENT_PARAM } from '../../forms/fields.ts';
import type { FormName } from '../../forms/form-result.ts';

/**
 * Redirects a form's submission to another view. It names a fragment, or the router would look for the
 * form's own result.
 */
export const redirectTo = (
  address: `${string}#${string}`,
  headers: Readonly<Record<string, string>> = {},
): never => {
  // oxlint-disable-next-line typescript/only-throw-error -- how React Router is told to redirect from within a handler
  throw new Response(null, { status: 303, headers: { ...headers, Location: address } });
};

/** Tells the router in the browser to load another document: the URL is another page's. */
export const ANOTHER_PAGE = { 'X-Remix-Reload-Document': 'true' };

/** Adds to a view's URL that a form was accepted. */
export const withSuccess = (form: FormName, address: string, reference?: string) => {
  const [path = '', search] = address.split('?');
  const parameters = new URLSearchParams(search);
  parameters.set(SENT_PARAM, form);
  if (reference !== undefined) parameters.set(REFERENCE_PARAM, reference);
  return `${path}?${parameters.toString()}#${outcomeId(form)}` as const;
};
