export { TeamCard } from './team-card.tsx';
export type { TeamCardProps } from './team-card.tsx';
