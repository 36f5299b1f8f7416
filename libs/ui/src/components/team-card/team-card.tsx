import type { ReactNode } from 'react';
import { classNames } from '../../styles/class-names/class-names.ts';
import { card } from '../content-card/card.css.ts';
import type { ChildlessProps } from '../../internal/element-props/element-props.ts';
import { Heading, type HeadingLevel } from '../heading/heading.tsx';
import { Icon } from '../icon/icon.tsx';
import { Link } from '../link/link.tsx';
import { Avatar } from './avatar.tsx';
import * as styles from './team-card.css.ts';

export type TeamCardProps = ChildlessProps<
  'div',
  {
    readonly name: string;
    /** Shown below the name. */
    readonly jobTitle: string;
    /** Becomes a `mailto:` link. */
    readonly email?: string | undefined;
    /** The photo, an `img`, or a drawing; the initials on a drawn background by default. */
    readonly image?: ReactNode;
    /** Heading level; 3 by default. */
    readonly level?: HeadingLevel | undefined;
  }
>;

/** Shows a member of the team: photo, name, role, email link; the photo is beside the words where there is room. */
export const TeamCard = ({
  name,
  jobTitle,
  email,
  image = <Avatar name={name} />,
  level = 3,
  className,
  ...rest
}: TeamCardProps) => (
  <div {...rest} className={classNames(card, styles.member, className)}>
    <div className={styles.content}>
      <div className={styles.portrait}>{image}</div>
      <div className={styles.words}>
        <Heading level={level} size="lg">
          {name}
        </Heading>
        <p className={styles.job}>{jobTitle}</p>
        {email && (
          // Chromium reads a space where the address may break.
          <Link
            href={`mailto:${email}`}
            aria-label={email}
            underline="hover"
            className={styles.email}
          >
            <Icon name="mail" />
            <span>
              {email.slice(0, email.indexOf('@') + 1)}
              <wbr />
              {email.slice(email.indexOf('@') + 1)}
            </span>
          </Link>
        )}
      </div>
    </div>
  </div>
);
