export { SiteFooter } from './site-footer.tsx';
export type * from './site-footer.tsx';
