export { TeamCard, type TeamCardProps } from './team-card.tsx';
