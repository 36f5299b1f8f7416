import type { Account, OwnSession } from '@example/api/accounts';
import { account as messages } from '@example/content/account';
import { Button } from '@example/ui/button';
import { Heading } from '@example/ui/heading';
import { Inline } from '@example/ui/inline';
import { Section } from '@example/ui/section';
import { Stack } from '@example/ui/stack';
import { Text } from '@example/ui/text';
import { useSearchParams } from 'react-router-dom';
import { useSentBefore } from '../forms/use-form.ts';
import { AFTER_PARAM, LOGIN_PATH, olderHref, VIEW_ID } from '../sign-in/shared/paths.ts';
import { SentNotice } from '../sign-in/shared/sent-notice.tsx';
import { applicationOf } from './application-of.ts';
import { OwnApplications } from './own-applications.tsx';
import { OwnData } from './own-data.tsx';
import { OwnSessions } from './own-sessions.tsx';
import { SignOut } from './sign-out.tsx';

const { applications: listWords, withdraw } = messages;

interface AccountViewProps {
  readonly account: Account;
  readonly sessions: readonly OwnSession[];
}

/** Page of a signed-in candidate: address, applications, sessions, data. */
export const AccountView = ({ account, sessions }: AccountViewProps) => {
  const [search] = useSearchParams();
  const { email, applications, older_after: last } = account;
  const sent = useSentBefore('account-withdraw');
  const asked = sent?.status === 'success' ? applicationOf(account, sent.reference) : undefined;
  const withdrawn = asked?.status === 'withdrawn' ? asked : undefined;
  return (
    <>
      <Section aria-label={listWords.heading}>
        <Stack gap="xl">
          {withdrawn && (
            <SentNotice
              form="account-withdraw"
              heading={withdraw.done.heading}
              text={withdraw.done.text(withdrawn.reference)}
            />
          )}
          <Inline justify="between">
            <Text id={VIEW_ID} tabIndex={-1} weight="medium">
              {messages.signedIn(email)}
            </Text>
            <SignOut />
          </Inline>
          <Stack gap="lg">
            <Heading level={2}>{listWords.heading}</Heading>
            <OwnApplications applications={applications} />
            {(last !== undefined || search.has(AFTER_PARAM)) && (
              <Inline>
                {search.has(AFTER_PARAM) && (
                  <Button href={LOGIN_PATH} variant="secondary">
                    {listWords.newest}
                  </Button>
                )}
                {last !== undefined && (
                  <Button href={olderHref(last)} variant="secondary">
                    {listWords.older}
                  </Button>
                )}
              </Inline>
            )}
          </Stack>
        </Stack>
      </Section>
      <OwnSessions sessions={sessions} />
      <OwnData />
    </>
  );
};
