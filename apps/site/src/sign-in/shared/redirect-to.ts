import { outcomeId, REFERENCE_PARAM, SENT_PARAM } from '../../forms/fields.ts';
import type { FormName } from '../../forms/form-outcome.ts';

/**
 * Answers a form with another view: the router follows it in the browser, without JavaScript the
 * browser does. It goes to a place there, or it would look for the one where the form told how it ended.
 */
export const redirectTo = (
  address: `${string}#${string}`,
  headers: Readonly<Record<string, string>> = {},
): never => {
  // oxlint-disable-next-line typescript/only-throw-error -- how React Router is told to redirect from within a handler
  throw new Response(null, { status: 303, headers: { ...headers, Location: address } });
};

/** To the router in the browser: the address is another page's, which it does not hold. */
export const ANOTHER_PAGE = { 'X-Remix-Reload-Document': 'true' };

/** The view at an address that also says that a form was accepted. */
export const withSuccess = (form: FormName, address: string, reference?: string) => {
  const [path = '', search] = address.split('?');
  const parameters = new URLSearchParams(search);
  parameters.set(SENT_PARAM, form);
  if (reference !== undefined) parameters.set(REFERENCE_PARAM, reference);
  return `${path}?${parameters.toString()}#${outcomeId(form)}` as const;
};
