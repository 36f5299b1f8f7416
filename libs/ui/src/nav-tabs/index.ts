export {
  NavTabs,
  navTabsVariants,
  type NavTab,
  type NavTabsProps,
  type NavTabsVariant,
} from './nav-tabs.tsx';
