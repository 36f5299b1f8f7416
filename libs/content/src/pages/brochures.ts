import { company } from '../company.ts';
import type { Link } from '../types.ts';

/** A brochure: of which product, and how a visitor gets it. */
export interface Brochure {
  readonly product: string;
  readonly link: Link;
}

/**
 * Until the company's files are here, a brochure is sent on request: a link to a file that does not exist would
 * promise more than it keeps. With a file, change the link here to its address.
 */
function onRequest(product: string): Brochure {
  const subject = encodeURIComponent(`Brochure: ${product}`);
  return {
    product,
    link: {
      label: `Ask for the ${product} brochure by e-mail`,
      href: `${company.emails.sales.href}?subject=${subject}`,
    },
  };
}

/** The three brochures (spec §2, "Education product page" and "Fintech applications page"). */
export const brochures = {
  education: onRequest('EDU-ERP'),
  ffmc: onRequest('FFMC Management Solution'),
  adII: onRequest('AD-II Solution'),
} as const;
