/** Returns the styles of a grid with as many columns of at least `width` as there is room for. */
export const cells = (width: string, gap: string) =>
  ({
    display: 'grid',
    gridTemplateColumns: `repeat(auto-fill, minmax(min(${width}, 100%), 1fr))`,
    gap,
  }) as const;
