export { JobCard, type JobCardLabels, type JobCardProps } from './job-card.tsx';
