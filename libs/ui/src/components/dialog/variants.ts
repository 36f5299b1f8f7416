/** 600 and 800 px wide; both fill the screen on a phone. */
export const dialogSizes = ['md', 'lg'] as const;
export type DialogSize = (typeof dialogSizes)[number];
