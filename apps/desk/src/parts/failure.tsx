import { ApiError } from '@example/api/problem';
import { EmptyState } from '@example/ui/empty-state';
import type { HeadingLevel } from '@example/ui/heading';
import { messages } from '../messages/shell.ts';
import { SmallButton } from '../style/small-button.tsx';
import { failureText } from './failure-text.ts';
import * as styles from './view.css.ts';

interface FailureProps {
  readonly error: Error;
  readonly onRetry: () => void;
  readonly level?: HeadingLevel;
}

/** A retry cannot help when the item does not exist. */
const mayPass = (error: Error) => !(error instanceof ApiError && error.kind === 'not-found');

/** Replaces content that could not be loaded. */
export const Failure = ({ error, onRetry, level = 2 }: FailureProps) => (
  <div className={styles.message}>
    <EmptyState
      className={styles.empty}
      role="alert"
      tone="danger"
      heading={messages.failures.heading}
      level={level}
      {...(mayPass(error) && {
        action: <SmallButton onClick={onRetry}>{messages.retry}</SmallButton>,
      })}
    >
      {failureText(error)}
    </EmptyState>
  </div>
);
