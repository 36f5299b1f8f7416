import { account as accountWords } from '@example/content/account';
import { officialSignIn } from '@example/content/official-sign-in';
import { login } from '@example/content/pages/login';
import { signIn } from '@example/content/sign-in';
import type { PageSection } from '@example/content/types';
import { Alert } from '@example/ui/alert';
import { ContactList } from '@example/ui/contact-list';
import { Grid } from '@example/ui/grid';
import { Heading } from '@example/ui/heading';
import { Link } from '@example/ui/link';
import { Section } from '@example/ui/section';
import { Stack } from '@example/ui/stack';
import { Text } from '@example/ui/text';
import { type ReactNode, useState } from 'react';
import { useLoaderData, useSearchParams } from 'react-router';
import { AccountView } from '../account/account-view.tsx';
import { EraseStep } from '../account/erase-step.tsx';
import { WithdrawStep } from '../account/withdraw-step.tsx';
import { fieldId, outcomeId, REFERENCE_PARAM, SENT_PARAM } from '../forms/fields.ts';
import { PageHead } from '../layout/page-head.tsx';
import { PageLayout } from '../layout/page-layout.tsx';
import { contactsOf } from '../parts/contacts.ts';
import { OnwardLink } from '../parts/onward-link.tsx';
import type { Page } from '../routing/page.ts';
import { CodeForm } from '../sign-in/code-form.tsx';
import { ForgotForm } from '../sign-in/forgot-form.tsx';
import { type AccountData, loadAccount, type StaffData } from '../sign-in/load-account.ts';
import { LOGIN_PATH, VIEW_ID } from '../sign-in/paths.ts';
import { SentNotice } from '../sign-in/sent-notice.tsx';
import { signInForms } from '../sign-in/sign-in-forms.ts';
import { officialForms } from '../sign-in/staff-forms.ts';
import { useViewChange } from '../sign-in/use-view-change.ts';
import { type View, viewOf } from '../sign-in/views.ts';
import { Ways } from '../sign-in/ways.tsx';

const { sections } = login;
const { loadFailure, ended, signOut, erase } = accountWords;

const accountHead = { ...login, ...accountWords.head };

const Help = (part: PageSection) => {
  const { id, heading, paragraphs = [], links = [] } = part;
  return (
    <Stack as="section" id={id} gap="lg" aria-labelledby={`${id}-heading`}>
      <Heading level={2} size="xl" id={`${id}-heading`}>
        {heading}
      </Heading>
      {paragraphs.map((paragraph) => (
        <Text key={paragraph} tone="muted">
          {paragraph}
        </Text>
      ))}
      <ContactList contacts={contactsOf(part)} />
      {links.map((link) => (
        <OnwardLink key={link.href} {...link} />
      ))}
    </Stack>
  );
};

/** A view beside which stands how to reach the company. */
const WithHelp = ({ children }: { readonly children: ReactNode }) => (
  <Section aria-label={signIn.modes}>
    <Grid columns={2} gap="xxl">
      <Stack gap="xl">
        {children}
        <Link href={signIn.home.href}>{signIn.home.label}</Link>
      </Stack>
      {sections.map((part) => (
        <Help key={part.id} {...part} />
      ))}
    </Grid>
  </Section>
);

const LoadFailure = () => (
  <>
    <Alert tone="danger" heading={loadFailure.heading}>
      {loadFailure.text}
    </Alert>
    <Link href={loadFailure.retry.href}>{loadFailure.retry.label}</Link>
  </>
);

interface SignedOutProps extends StaffData {
  readonly hasEnded: boolean;
}

/** The ways to sign in, below what was done before nobody was signed in any longer. */
const SignedOut = ({ hasEnded, staff, question }: SignedOutProps) => (
  <>
    <SentNotice form="staff-sign-out" {...officialSignIn.signedIn.signOut.done} />
    <SentNotice form="account-sign-out" {...signOut.done} />
    <SentNotice form="account-erase" {...erase.done} />
    <SentNotice form="login-reset" {...signIn.reset.done} />
    {hasEnded && (
      <Alert id={VIEW_ID} tabIndex={-1} heading={ended.heading}>
        {ended.text}
      </Alert>
    )}
    <Ways first={hasEnded ? 'guest' : 'official'} staff={staff} question={question} />
  </>
);

/** What may take the focus when one view takes another's place, the news before all else. */
const focus = [
  ...(
    [
      'account-withdraw',
      'account-sign-out',
      'account-erase',
      'login-forgot',
      'login-reset',
    ] as const
  ).map(outcomeId),
  VIEW_ID,
  fieldId('login-code', 'code'),
];

const content = (view: View, staffData: StaffData) => {
  switch (view.name) {
    case 'account':
      return <AccountView account={view.account} />;
    case 'withdraw':
      return <WithdrawStep account={view.account} />;
    case 'erase':
      return <EraseStep email={view.account.email} />;
    case 'code':
      return <CodeForm />;
    case 'forgot':
      return <ForgotForm />;
    case 'failed':
      return <LoadFailure />;
    case 'ended':
    case 'ways':
      return <SignedOut {...staffData} hasEnded={view.name === 'ended'} />;
  }
};

const Login = () => {
  const [search] = useSearchParams();
  const data = useLoaderData<AccountData>();
  const view = viewOf(data, search);
  // What the staff send is answered by another document, and the browser does not load this again.
  const [{ staff, question }] = useState<StaffData>(data.status === 'loaded' ? data : {});
  const head = 'account' in view ? accountHead : login;
  const news = [SENT_PARAM, REFERENCE_PARAM].map((name) => search.get(name));
  useViewChange({ view: [view.name, ...news].join(), title: head.title, focus });
  return (
    <PageLayout path={LOGIN_PATH}>
      <PageHead content={head} />
      {view.name === 'account' ? (
        content(view, { staff, question })
      ) : (
        <WithHelp>{content(view, { staff, question })}</WithHelp>
      )}
    </PageLayout>
  );
};

export const page: Page = {
  path: LOGIN_PATH,
  meta: { title: login.title, description: login.description },
  load: loadAccount,
  // Who is signed in changes with what is sent, not with the tab that is looked at.
  shouldRevalidate: ({ formMethod, currentUrl, nextUrl }) =>
    formMethod === 'POST' && currentUrl.href !== nextUrl.href,
  // The staff's are answered by the service alone.
  forms: { ...signInForms, ...(import.meta.env.SSR && officialForms) },
  Component: Login,
};
