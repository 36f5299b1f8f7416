import { forcedColours } from '@example/ui/theme';

/**
 * Returns the media rule that marks what is chosen in forced colours, which take its background away.
 *
 * @param chosen - selector of what is chosen
 */
export const markedWhenForced = (chosen: string) => ({
  [forcedColours]: {
    selectors: { [chosen]: { outline: '2px solid Highlight', outlineOffset: '-2px' } },
  },
});
