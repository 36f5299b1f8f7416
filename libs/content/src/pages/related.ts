import { headerNavigation } from '../navigation.ts';
import { productCards } from '../product-cards.ts';
import type { Route } from '../routes.ts';
import type { PageSection, ProductIllustration } from '../types.ts';

const illustrations: Partial<Record<Route, ProductIllustration>> = {
  '/education-products': 'education',
  '/fintech-applications': 'fintech',
  '/enterprise-resources': 'enterprise',
};

/** Returns a product's picture: its screen if it has one, otherwise its illustration. */
export const pictureOf = (route: Route) => {
  const picture = productCards.find(({ href }) => href === route)?.picture;
  const illustration = illustrations[route];
  return { ...(picture && { picture }), ...(illustration && { illustration }) };
};

/**
 * Returns the links to related products (spec §2), each with its name in the menus and its picture.
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
      return {
        title: link.label,
        description: link.description,
        href: route,
        ...pictureOf(route),
      };
    }),
  };
}
