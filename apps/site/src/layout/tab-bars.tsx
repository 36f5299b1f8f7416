import { frame, productTabs, serviceTabs } from '@example/content/navigation';
import { NavTabs, type NavTabsProps } from '@example/ui/nav-tabs';
import type { ComponentType } from 'react';

/** Tab bar of a family of pages. The tab of the page at `path` is current. */
export type TabBar = ComponentType<{ readonly path: string }>;

const toItems = (tabs: typeof serviceTabs): NavTabsProps['items'] =>
  tabs.map(({ title, route }) => ({ label: title, href: route }));

export const ServiceTabs: TabBar = ({ path }) => (
  <NavTabs
    label={frame.serviceTabs}
    variant="fixed"
    items={toItems(serviceTabs)}
    currentPath={path}
  />
);

export const ProductTabs: TabBar = ({ path }) => (
  <NavTabs
    label={frame.productTabs}
    variant="sticky"
    items={toItems(productTabs)}
    currentPath={path}
  />
);
