export { LinkCard } from './link-card.tsx';
export type { LinkCardProps } from './link-card.tsx';
