export { Container, containerWidths } from './container.tsx';
export type * from './container.tsx';
