export { TestimonialCard } from './testimonial-card.tsx';
export type { TestimonialCardProps } from './testimonial-card.tsx';
