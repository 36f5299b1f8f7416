export { ContactCard, type ContactCardLabels, type ContactCardProps } from './contact-card.tsx';
