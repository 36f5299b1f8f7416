export { ContentCard } from './content-card.tsx';
export type { ContentCardProps } from './content-card.tsx';
