import { createSiteFrom } from '../entry-server.tsx';
import { pages } from '../routing/registry.ts';

const styles = { base: '', animations: [], rules: [{ within: '', css: 'a{}', needs: [[]] }] };
const assets = {
  inline: { headScript: '/* head */', hydrateOnIntent: '/* hydrate */' },
  pages: Object.fromEntries(
    pages.map(({ name }) => [name, { styles, entry: `/assets/${name}.js`, preload: [] }]),
  ),
};

/** The site with made-up assets: a URL for each page. */
export const site = createSiteFrom({
  publicOrigin: 'https://www.example.com',
  assets: () => assets,
});

/** Renders the page at a path on the server. With `body` it answers that form's POST. */
export const renderSite = async (
  address: string,
  clients: object,
  body?: Readonly<Record<string, string>>,
) =>
  site.render(
    new Request(`https://www.example.com${address}`, {
      ...(body && { method: 'POST', body: new URLSearchParams(body) }),
    }),
    { clients },
  );
