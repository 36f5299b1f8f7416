export { ContactCard } from './contact-card.tsx';
export type { ContactCardLabels, ContactCardProps } from './contact-card.tsx';
