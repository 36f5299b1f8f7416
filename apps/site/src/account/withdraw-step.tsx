import type { Account } from '@example/api/accounts';
import { account as accountMessages } from '@example/content/account';
import { Alert } from '@example/ui/alert';
import { ContentCard } from '@example/ui/content-card';
import { Heading } from '@example/ui/heading';
import { Link } from '@example/ui/link';
import { Stack } from '@example/ui/stack';
import { Text } from '@example/ui/text';
import { useActionData, useSearchParams } from 'react-router-dom';
import { outcomeId } from '../forms/fields.ts';
import type { FormResult } from '../forms/form-result.ts';
import { VIEW_ID, WITHDRAW_PARAM, withdrawHref } from '../sign-in/shared/paths.ts';
import { SignInForm } from '../sign-in/shared/sign-in-form.tsx';
import { ApplicationFacts } from './application-facts.tsx';
import { applicationOf } from './application-of.ts';

const { withdraw: messages } = accountMessages;

const FORM = 'account-withdraw';

/** Asks for confirmation before the application in the URL is withdrawn. */
export const WithdrawStep = ({ account }: { readonly account: Account }) => {
  const [search] = useSearchParams();
  const posted = useActionData<FormResult | undefined>();
  const application = applicationOf(account, search.get(WITHDRAW_PARAM));
  if (!application?.can_withdraw) {
    const { heading, text, back } = messages.gone;
    return (
      <Stack gap="lg">
        <Alert id={posted ? outcomeId(FORM) : VIEW_ID} tabIndex={-1} heading={heading}>
          {text}
        </Alert>
        <Link href={back.href}>{back.label}</Link>
      </Stack>
    );
  }
  const { reference, job_title } = application;
  return (
    <Stack gap="lg">
      <Heading level={2} size="xl" id={VIEW_ID} tabIndex={-1}>
        {messages.heading}
      </Heading>
      <ContentCard heading={job_title}>
        <ApplicationFacts application={application} />
      </ContentCard>
      <Text>{messages.text}</Text>
      <Text tone="muted">{messages.kept}</Text>
      <SignInForm
        form={FORM}
        name={messages.submit}
        messages={messages}
        action={withdrawHref(reference)}
        hidden={{ reference }}
        links={<Link href={messages.keep.href}>{messages.keep.label}</Link>}
      >
        {() => null}
      </SignInForm>
    </Stack>
  );
};
