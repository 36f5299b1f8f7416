import { company } from './company.ts';

/** What holds for every page: name, language, and what a shared link says where a page says nothing itself. */
export const meta = {
  siteName: company.name,
  locale: 'en-IN',
  /** The form Open Graph wants. */
  ogLocale: 'en_IN',
  direction: 'ltr',
  defaultDescription: company.summary,
} as const;

/** The whole `<title>` of a page: the page's own name first, so that it is read first and survives cutting. */
export function pageTitle(name: string): string {
  return `${name} | ${meta.siteName}`;
}

/** The `<title>` of a page that comes back because its form was not accepted. */
export function errorTitle(title: string): string {
  return `Error: ${title}`;
}
