export { Link, linkTones, linkUnderlines } from './link.tsx';
export type * from './link.tsx';
