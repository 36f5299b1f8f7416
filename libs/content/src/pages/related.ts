import { headerNavigation } from '../navigation.ts';
import type { Route } from '../routes.ts';
import type { PageSection } from '../types.ts';

/**
 * Where a product page leads on to (spec §2), with the words the menus have for it.
 *
 * @throws Error for a page that is in no menu
 */
export function relatedProducts(...routes: readonly [Route, ...Route[]]): PageSection {
  const links = headerNavigation.flatMap((entry) => (entry.kind === 'group' ? entry.links : []));
  return {
    id: 'related',
    kind: 'related',
    heading: 'More products',
    items: routes.map((route) => {
      const link = links.find(({ href }) => href === route);
      if (!link) throw new Error(`no menu has ${route}`);
      return { title: link.label, description: link.description, href: route };
    }),
  };
}
