export {
  SiteFooter,
  type FooterColumn,
  type FooterLink,
  type SiteFooterProps,
} from './site-footer.tsx';
