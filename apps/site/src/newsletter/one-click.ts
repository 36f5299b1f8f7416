import { FORM_FIELD } from '../forms/fields.ts';
import { UNSUBSCRIPTION_FORM, UNSUBSCRIPTION_PATH } from './paths.ts';

/**
 * What a mail provider posts when somebody presses its own button (RFC 8058 §3.2), as the page's form
 * would have sent it: the token is in the address. Anything else is `undefined`.
 */
export const oneClickForm = (
  { pathname, searchParams }: URL,
  fields: URLSearchParams,
): URLSearchParams | undefined =>
  pathname === UNSUBSCRIPTION_PATH && fields.get('List-Unsubscribe') === 'One-Click'
    ? new URLSearchParams({
        [FORM_FIELD]: UNSUBSCRIPTION_FORM,
        token: searchParams.get('token') ?? '',
      })
    : undefined;
