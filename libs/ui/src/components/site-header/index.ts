export {
  SiteHeader,
  type NavigationGroup,
  type NavigationItem,
  type NavigationLink,
  type SiteHeaderProps,
} from './site-header.tsx';
