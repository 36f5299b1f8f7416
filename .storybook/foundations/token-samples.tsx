import { font, motion } from '@example/ui/theme';
import { Copy, propertyOf, Sample, useComputed } from './foundations.tsx';
import * as styles from './foundations.css.ts';

/** Returns the entries of a group of tokens, with their types. */
export const entries = <Value,>(tokens: Readonly<Record<string, Value>>) => Object.entries(tokens);

const faceProperties = Object.values(font).map(propertyOf);

/** Shows the font stacks of the brand. */
export const Faces = () => {
  const values = useComputed(faceProperties);
  return entries(font).map(([name, variable]) => (
    <div key={name} className={styles.row}>
      <strong>font.{name}</strong>
      <code className={styles.note}>{values[propertyOf(variable)]}</code>
      <Copy>{variable}</Copy>
    </div>
  ));
};

interface BoxesProps {
  readonly group: 'radius' | 'shadow';
  readonly tokens: Readonly<Record<string, string>>;
  readonly properties: readonly string[];
  readonly className: string;
}

/** Shows one box for each radius or shadow. */
export const Boxes = ({ group, tokens, properties, className }: BoxesProps) => {
  const values = useComputed(properties);
  return (
    <div className={styles.swatches}>
      {entries(tokens).map(([name, value]) => (
        <Sample key={name} className={`${styles.box} ${className}`} values={{ '--sample': value }}>
          <strong>
            {group}.{name}
          </strong>
          <code className={styles.note}>{values[propertyOf(value)]}</code>
          <Copy>{value}</Copy>
        </Sample>
      ))}
    </div>
  );
};

interface TrackProps {
  readonly name: keyof typeof motion;
  readonly use: string;
  /** Duration and easing of the runner. */
  readonly values: readonly [duration: string, easing: string];
}

/** Shows a duration or easing with a track to try it on. */
export const Track = ({ name, use, values: [duration, easing] }: TrackProps) => (
  <div className={styles.row}>
    <span>
      <Copy>{`motion.${name}`}</Copy> <code className={styles.note}>{motion[name]}</code>
    </span>
    <span>{use}</span>
    <button type="button" className={styles.track} aria-label={`Try ${name}`}>
      <Sample className={styles.runner} values={{ '--duration': duration, '--easing': easing }} />
    </button>
  </div>
);
