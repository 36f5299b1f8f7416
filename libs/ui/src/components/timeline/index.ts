export { Timeline, timelineTones } from './timeline.tsx';
export type { TimelineAlignment, TimelineItem, TimelineProps, TimelineTone } from './timeline.tsx';
