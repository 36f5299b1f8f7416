export interface WordsProps {
  /** The first base line. */
  readonly y: number;
  /** From one line to the next. */
  readonly step?: number;
  /** By their x: a word or several, or lines under one another. */
  readonly at: Readonly<Record<number, string | readonly string[]>>;
  readonly className?: string;
}

/** Words at places of a drawing, all in one style. */
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
