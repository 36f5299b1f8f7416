export interface TextColumnProps {
  readonly x: number;
  /** The first line's base line. */
  readonly y: number;
  /** From one line to the next. */
  readonly step: number;
  readonly lines: readonly string[];
  readonly className?: string;
}

/** Texts under one another. */
export const TextColumn = ({ x, y, step, lines, className }: TextColumnProps) => (
  <text className={className}>
    {lines.map((line, i) => (
      <tspan key={line} x={x} y={y + i * step}>
        {line}
      </tspan>
    ))}
  </text>
);
