/** Samples of at least this width in as many columns as there is room for. */
export const cells = (width: string, gap: string) =>
  ({
    display: 'grid',
    gridTemplateColumns: `repeat(auto-fill, minmax(min(${width}, 100%), 1fr))`,
    gap,
  }) as const;
