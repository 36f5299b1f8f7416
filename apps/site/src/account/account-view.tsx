import type { Account } from '@example/api/accounts';
import { account as words } from '@example/content/account';
import { Heading } from '@example/ui/heading';
import { Inline } from '@example/ui/inline';
import { Section } from '@example/ui/section';
import { Stack } from '@example/ui/stack';
import { Text } from '@example/ui/text';
import { useSentBefore } from '../forms/use-form.ts';
import { VIEW_ID } from '../sign-in/paths.ts';
import { SentNotice } from '../sign-in/sent-notice.tsx';
import { OwnApplications } from './own-applications.tsx';
import { OwnData } from './own-data.tsx';
import { SignOut } from './sign-out.tsx';

const { applications: listWords, withdraw } = words;

/** What guests who are signed in find: who they are here, their applications, their data. */
export const AccountView = ({
  account: { email, applications },
}: {
  readonly account: Account;
}) => {
  const sent = useSentBefore('account-withdraw');
  const withdrawn =
    sent?.status === 'sent' &&
    applications.find(
      ({ reference, status }) => reference === sent.reference && status === 'withdrawn',
    );
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
              {words.signedIn(email)}
            </Text>
            <SignOut />
          </Inline>
          <Stack gap="lg">
            <Heading level={2}>{listWords.heading}</Heading>
            <OwnApplications applications={applications} />
          </Stack>
        </Stack>
      </Section>
      <OwnData />
    </>
  );
};
