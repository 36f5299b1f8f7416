import type { APIRequestContext, APIResponse } from '@example/testing/e2e';

const attributeOf = (tag: string, name: string): string | undefined =>
  new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1]?.replaceAll('&amp;', '&');

type Typed = Readonly<
  Record<
    string,
    string | { readonly name: string; readonly mimeType: string; readonly buffer: Buffer }
  >
>;

/** Returns a visitor without a browser, who follows links and sends forms by the page's HTML. */
export const plainVisitor = (request: APIRequestContext) => {
  let html = '';
  let address: string | undefined;

  const take = async (answer: APIResponse) => {
    html = await answer.text();
    address = answer.url();
    return answer;
  };
  const open = async (path: string, referer = address) =>
    take(await request.get(path, referer === undefined ? {} : { headers: { referer } }));

  /** Returns the action and the hidden fields of the one form whose tag matches the pattern. */
  const formLike = (tag: RegExp) => {
    const [form = '', ...others] = (html.match(/<form .*?<\/form>/gs) ?? []).filter((each) =>
      tag.test(each.slice(0, each.indexOf('>'))),
    );
    if (form === '' || others.length > 0) throw new Error(`not one form like ${String(tag)}`);
    const hidden = (form.match(/<input type="hidden"[^>]*>/g) ?? []).map((input) => [
      attributeOf(input, 'name') ?? '',
      attributeOf(input, 'value') ?? '',
    ]);
    return {
      action: attributeOf(form, 'action') ?? '',
      hidden: Object.fromEntries(hidden) as Readonly<Record<string, string>>,
    };
  };
  const upload = /encType="multipart\/form-data"/;

  return {
    open,
    /** Follows the first link whose label or text begins with the words. */
    follow: async (words: string) => {
      const link = [...html.matchAll(/(<a [^>]*>)(.*?)<\/a>/gs)].find(([, tag = '', text = '']) =>
        (attributeOf(tag, 'aria-label') ?? text.replaceAll(/<[^>]*>/g, '')).startsWith(words),
      );
      await open((attributeOf(link?.[1] ?? '', 'href') ?? `no link ${words}`).split('#')[0] ?? '');
    },
    search: async (typed: Readonly<Record<string, string>>) => {
      const { action, hidden } = formLike(/role="search"/);
      await open(`${action}?${new URLSearchParams({ ...hidden, ...typed }).toString()}`);
    },
    /** Returns the hidden fields of the form with a file. */
    fields: () => formLike(upload).hidden,
    /** Sends the form with a file. */
    send: async (typed: Typed) => {
      const { action, hidden } = formLike(upload);
      const headers = { referer: address ?? '' };
      return take(await request.post(action, { multipart: { ...hidden, ...typed }, headers }));
    },
  };
};
