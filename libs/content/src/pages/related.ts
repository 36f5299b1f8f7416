import { headerNavigation } from '../navigation.ts';
import { productCards } from '../product-cards.ts';
import type { Route } from '../routes.ts';
import type { PageSection, ProductIllustration } from '../types.ts';

const illustrations: Partial<Record<Route, ProductIllustration>> = {
  '/education-products': 'education',
  '/fintech-applications': 'fintech',
  '/enterprise-resources': 'enterprise',
};

/** What a product looks like: its screen, or the drawing that stands for it. */
export const pictureOf = (route: Route) => {
  const screen = productCards.find(({ href }) => href === route)?.screen;
  const illustration = illustrations[route];
  return { ...(screen && { screen }), ...(illustration && { illustration }) };
};

/**
 * Where a product page leads on to (spec §2), with the words the menus have for it, and its picture.
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
