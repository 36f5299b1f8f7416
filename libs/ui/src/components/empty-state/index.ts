export { EmptyState, emptyStateTones } from './empty-state.tsx';
export type { EmptyStateProps, EmptyStateTone } from './empty-state.tsx';
