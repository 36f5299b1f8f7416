export { SiteHeader } from './site-header.tsx';
export type * from './site-header.tsx';
