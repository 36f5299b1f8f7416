export { JobCard } from './job-card.tsx';
export type { JobCardLabels, JobCardProps } from './job-card.tsx';
