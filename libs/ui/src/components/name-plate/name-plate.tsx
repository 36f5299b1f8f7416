import type { ReactElement } from 'react';
import { classNames } from '../../styles/class-names/class-names.ts';
import type { ChildlessProps } from '../../internal/element-props/element-props.ts';
import { initialsOf } from '../../internal/initials/initials.ts';
import { drawings } from './drawings.ts';
import { Part } from '../../internal/part/part.tsx';
import * as styles from './name-plate.css.ts';

export type NamePlateMark = keyof typeof drawings;
export const namePlateMarks = Object.keys(drawings) as readonly NamePlateMark[];

/** The mark of a plate: the name of one of the kit's, or an element such as an `<svg>` or `<img>`. */
export type NamePlateMarkSource = NamePlateMark | ReactElement;

export type NamePlateProps = ChildlessProps<
  'div',
  {
    readonly name: string;
    /** A line below the name: a role, a firm, a subject. */
    readonly note?: string | undefined;
    /** The drawing at the start; the name's initials by default. */
    readonly mark?: NamePlateMarkSource | undefined;
    /** `sm` for several in a card, `lg` for a single one; `md` by default. */
    readonly size?: 'sm' | 'md' | 'lg' | undefined;
    /** On a surface of its own, as high as its neighbours. */
    readonly framed?: boolean | undefined;
  }
>;

/** Names a firm, a person or a certificate: a drawn mark, a name, and a line about it. The mark is decoration. */
export const NamePlate = ({
  name,
  note,
  mark,
  size = 'md',
  framed,
  className,
  ...rest
}: NamePlateProps) => (
  <div
    {...rest}
    className={classNames(styles.plate, className)}
    data-size={size === 'md' ? undefined : size}
    data-framed={framed === true ? '' : undefined}
  >
    <span className={styles.initials} aria-hidden="true">
      {typeof mark === 'string' ? (
        <svg className={styles.mark} viewBox="0 0 24 24">
          <path d={drawings[mark]} />
        </svg>
      ) : mark ? (
        <span className={styles.mark}>{mark}</span>
      ) : (
        initialsOf(name)
      )}
    </span>
    <span className={styles.words}>
      <span className={styles.name}>{name}</span>
      <Part as="span" className={styles.note}>
        {note}
      </Part>
    </span>
  </div>
);
