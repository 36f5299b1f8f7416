import type { Page } from './page.ts';

const modules = import.meta.glob<{ page: Page }>(['../pages/*.tsx', '!../pages/*.test.tsx'], {
  eager: true,
});

/** All pages of the site, with the name of the module, which is also the name of its client entry. */
export const pages: readonly { readonly name: string; readonly page: Page }[] = Object.entries(
  modules,
).map(([file, { page }]) => ({ name: file.slice('../pages/'.length, -'.tsx'.length), page }));

export const pageNamed = (name: string) => {
  const found = pages.find((entry) => entry.name === name);
  if (!found) throw new Error(`there is no page module ${name}`);
  return found;
};

export const notFoundPage = pageNamed('not-found');
export const failurePage = pageNamed('failure');

const unrouted = [notFoundPage, failurePage, pageNamed('account')];

/** The pages that have an address of their own. */
export const routedPages = pages.filter((entry) => !unrouted.includes(entry));
