import type { BrochureHref, Link } from '../types.ts';

/** A brochure's product and link. Its content is in `../brochures.ts`. */
export interface Brochure {
  readonly product: string;
  /** Above the link. */
  readonly heading: string;
  readonly link: Link & { readonly href: BrochureHref };
}

function brochure(product: string, href: BrochureHref): Brochure {
  return {
    product,
    heading: `${product} brochure`,
    link: { label: `Download the ${product} brochure (PDF)`, href },
  };
}

/** The three brochures (spec §2, "Education product page" and "Fintech applications page"). */
export const brochures = {
  education: brochure('EDU-ERP', '/brochures/edu-erp.pdf'),
  ffmc: brochure('FFMC Management Solution', '/brochures/ffmc-management-solution.pdf'),
  adII: brochure('AD-II Solution', '/brochures/ad-ii-solution.pdf'),
} as const;
