export { FeatureCard, featureLooks, featureTones } from './feature-card.tsx';
export type { FeatureCardProps, FeatureLook, FeatureTone } from './feature-card.tsx';
