import type { Page } from '../routing/page.ts';

interface Words {
  readonly title: string;
  readonly text: string;
}

/**
 * Returns what all pages behind a mail's link have in common. The token in the address is one visitor's: nothing
 * of such a page is made beforehand, and no search engine has it.
 */
export const behindLink = (
  { title, text }: Words,
  cacheControl = 'no-store',
): Pick<Page, 'meta' | 'load'> => ({
  meta: { title, description: text, noIndex: true },
  load: () =>
    Promise.resolve(() =>
      Promise.resolve({ data: {}, headers: { 'Cache-Control': cacheControl } }),
    ),
});
