export const counterAlignments = ['start', 'center'] as const;
export type CounterAlignment = (typeof counterAlignments)[number];
