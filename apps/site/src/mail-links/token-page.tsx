import { Button } from '@example/ui/button';
import type { ComponentProps } from 'react';
import type { Outcome } from '../message-page/to-message.ts';
import { TokenForm } from './token-form.tsx';

type Shown = 'path' | 'form' | 'heading' | 'text' | 'failures' | 'invalid';

interface TokenPageProps extends Pick<ComponentProps<typeof TokenForm>, Shown> {
  readonly button: string;
  readonly sending: string;
  readonly done: Outcome;
}

/** Page behind a mail's link with one button. */
export const TokenPage = ({ button, sending, done, ...shown }: TokenPageProps) => (
  <TokenForm {...shown} done={done} success={done.heading} gap="lg" align="start">
    {(busy) => (
      <Button type="submit" size="lg" busy={busy} busyLabel={sending}>
        {button}
      </Button>
    )}
  </TokenForm>
);
