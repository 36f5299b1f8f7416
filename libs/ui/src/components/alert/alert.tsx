import type { ReactNode } from 'react';
import { classNames } from '../../styles/class-names/class-names.ts';
import type { ElementProps } from '../../internal/element-props/element-props.ts';
import { Icon } from '../icon/icon.tsx';
import { Part } from '../../internal/part/part.tsx';
import * as styles from './alert.css.ts';
import { Words } from '../../internal/words/words.tsx';

export const alertTones = ['info', 'success', 'danger'] as const;
export type AlertTone = (typeof alertTones)[number];

const iconOfTone = { info: 'info', success: 'check', danger: 'alert' } as const;

export type AlertProps = ElementProps<
  'div',
  {
    /** The kind of message; `info` by default. */
    readonly tone?: AlertTone | undefined;
    /** The outcome in a word or two; not a heading of the page's outline. */
    readonly heading?: ReactNode;
  }
>;

/**
 * Shows a message about something that just happened. `danger` interrupts (`role="alert"`), the others wait their turn
 * (`role="status"`); another `role` can be given. To move the focus here, set `tabIndex={-1}` and a `ref`.
 */
export const Alert = ({ tone = 'info', heading, className, children, ...rest }: AlertProps) => (
  <div
    role={tone === 'danger' ? 'alert' : 'status'}
    {...rest}
    className={classNames(styles.alert, className)}
    data-tone={tone === 'info' ? undefined : tone}
  >
    <Icon name={iconOfTone[tone]} className={styles.icon} />
    <div className={styles.words}>
      <Part as="p" className={styles.title}>
        {heading}
      </Part>
      <Words as="div">{children}</Words>
    </div>
  </div>
);
