import { ApiError } from '@example/api/problem';
import type { HeadingLevel } from '@example/ui/heading';
import { messages } from '../messages/shell.ts';
import { SmallButton } from '../style/small-button.tsx';
import { failureText } from '../toasts/failure-text.ts';
import { ViewMessage } from './view-message.tsx';

interface FailureProps {
  readonly error: Error;
  readonly onRetry: () => void;
  readonly level?: HeadingLevel;
}

/** A retry cannot help when the item does not exist. */
const mayPass = (error: Error) => !(error instanceof ApiError && error.kind === 'not-found');

/** Replaces content that could not be loaded. */
export const Failure = ({ error, onRetry, level = 2 }: FailureProps) => (
  <ViewMessage
    role="alert"
    tone="danger"
    heading={messages.failures.heading}
    level={level}
    {...(mayPass(error) && {
      action: <SmallButton onClick={onRetry}>{messages.retry}</SmallButton>,
    })}
  >
    {failureText(error)}
  </ViewMessage>
);
