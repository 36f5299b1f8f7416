export { NavTabs, type NavTab, type NavTabsProps } from './nav-tabs.tsx';
export { navTabsVariants, type NavTabsVariant } from './variants.ts';
