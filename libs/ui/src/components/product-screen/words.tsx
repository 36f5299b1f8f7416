interface WordsProps {
  /** The first base line. */
  readonly y: number;
  /** The distance from one line to the next. */
  readonly step?: number;
  /** Texts by their x; several of one x are lines under one another. */
  readonly at: Readonly<Record<number, string | readonly string[]>>;
  readonly className?: string;
}

/** Draws texts at places of a drawing, all in one style. */
export const Words = ({ y, step, at, className }: WordsProps) => (
  <text className={className}>
    {Object.entries(at).map(([x, lines]) =>
      [lines].flat().map((line, i) => (
        <tspan key={i} x={x} {...(i === 0 ? { y } : { dy: step })}>
          {line}
        </tspan>
      )),
    )}
  </text>
);
