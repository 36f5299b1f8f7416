export { ComingSoon } from './coming-soon.tsx';
export type { ComingSoonProps } from './coming-soon.tsx';
