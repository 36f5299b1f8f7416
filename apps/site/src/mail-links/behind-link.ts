import { pageTitle } from '@example/content/meta';
import { SENT_PARAM } from '../forms/fields.ts';
import type { FormName } from '../forms/form-result.ts';
import type { Page } from '../routing/page.ts';

interface Words {
  readonly title: string;
  readonly text: string;
}

interface BehindLinkOptions {
  readonly cacheControl?: string;
  /** The page's form, and the heading of its answer. */
  readonly done?: { readonly form: FormName; readonly heading: string };
}

/**
 * Returns what all pages behind a mail's link have in common. The token in the address is one visitor's: nothing
 * of such a page is made beforehand, and no search engine has it.
 */
export const behindLink = (
  { title, text }: Words,
  { cacheControl = 'no-store', done }: BehindLinkOptions = {},
): Pick<Page, 'meta' | 'load'> => ({
  meta: ({ searchParams }) => ({
    title: done && searchParams.get(SENT_PARAM) === done.form ? pageTitle(done.heading) : title,
    description: text,
    noIndex: true,
  }),
  load: () =>
    Promise.resolve(() =>
      Promise.resolve({ data: {}, headers: { 'Cache-Control': cacheControl } }),
    ),
});
