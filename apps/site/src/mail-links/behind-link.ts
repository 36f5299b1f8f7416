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
 * Returns the metadata and the loader of a page behind a mail's link. The page depends on the visitor's token: it is
 * not prerendered, and search engines must not index it.
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
