/**
 * `fixed`: always right below the site header; put it first on the page.
 * `sticky`: scrolls up with the page until it is below a `SiteHeader`, or at the top where there is
 * none, and casts a shadow beyond 100 px.
 */
export const navTabsVariants = ['fixed', 'sticky'] as const;
export type NavTabsVariant = (typeof navTabsVariants)[number];
