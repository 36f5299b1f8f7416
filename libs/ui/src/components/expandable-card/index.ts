export { ExpandableCard } from './expandable-card.tsx';
export type { ExpandableCardProps } from './expandable-card.tsx';
export { ExpandableCardGroup } from './expandable-card-group.tsx';
export type { ExpandableCardGroupProps } from './expandable-card-group.tsx';
