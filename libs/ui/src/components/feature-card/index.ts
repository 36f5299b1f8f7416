export { FeatureCard, featureTones } from './feature-card.tsx';
export type { FeatureCardProps, FeatureTone } from './feature-card.tsx';
