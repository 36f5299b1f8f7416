import { FORM_FIELD } from '../forms/fields.ts';
import { ONE_CLICK_FIELD, UNSUBSCRIPTION_FORM, UNSUBSCRIPTION_PATH } from './paths.ts';

/**
 * Turns a mail provider's one-click unsubscription (RFC 8058 §3.2) into the fields of the page's form,
 * with the token from the URL. Returns `undefined` for other requests.
 */
export const oneClickForm = (
  { pathname, searchParams }: URL,
  fields: URLSearchParams,
): URLSearchParams | undefined =>
  pathname === UNSUBSCRIPTION_PATH && fields.get(ONE_CLICK_FIELD) === 'One-Click'
    ? new URLSearchParams({
        [FORM_FIELD]: UNSUBSCRIPTION_FORM,
        [ONE_CLICK_FIELD]: 'One-Click',
        token: searchParams.get('token') ?? '',
      })
    : undefined;
