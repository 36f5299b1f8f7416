/** Every page a visitor can open, at its canonical path (spec §2, contract §3). `/home` is a redirect to `/`. */
export const routes = [
  '/',
  '/about',
  '/product',
  '/case-study',
  '/blog',
  '/contact-us',
  '/services',
  '/cloud-services',
  '/gis-services',
  '/it-consultancy-services',
  '/software-services',
  '/system-integration-services',
  '/utility-services',
  '/career',
  '/aero-management',
  '/education-products',
  '/enterprise-resources',
  '/fintech-applications',
  '/urban-erp',
  '/login',
  '/file-vault',
  '/forex',
  '/privacy',
  '/accessibility',
] as const;

/** The path of one page of the site. */
export type Route = (typeof routes)[number];
