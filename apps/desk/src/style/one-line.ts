/** A text in one line. What has no room is cut off, with an ellipsis. */
export const oneLine = {
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  textOverflow: 'ellipsis',
} as const;
