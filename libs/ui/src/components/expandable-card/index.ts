export { ExpandableCard, type ExpandableCardProps } from './expandable-card.tsx';
export { ExpandableCardGroup, type ExpandableCardGroupProps } from './expandable-card-group.tsx';
