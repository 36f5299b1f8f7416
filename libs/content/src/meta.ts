import { company } from './company.ts';

/** Metadata of all pages: site name and language. */
export const meta = {
  siteName: company.name,
  locale: 'en-IN',
  /** The locale as Open Graph writes it. */
  ogLocale: 'en_IN',
  direction: 'ltr',
} as const;

/** Returns the whole `<title>` of a page, its own name first: that is read first and survives truncation. */
export function pageTitle(name: string): string {
  return `${name} | ${meta.siteName}`;
}

/** Returns the `<title>` of a page whose form was refused. */
export function errorTitle(title: string): string {
  return `Error: ${title}`;
}
