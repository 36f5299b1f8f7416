import { accountPage } from '@example/content/account-page';
import { staffLogin } from '@example/content/staff-login';
import { login } from '@example/content/pages/login';
import { signIn } from '@example/content/sign-in';
import { Alert } from '@example/ui/alert';
import { Link } from '@example/ui/link';
import { LoginDrawing } from '@example/ui/page-drawing';
import { useState } from 'react';
import { useActionData, useLoaderData, useSearchParams } from 'react-router-dom';
import { fieldId, outcomeId, SENT_PARAM } from '../forms/fields.ts';
import type { FormResult } from '../forms/form-result.ts';
import { PageHead } from '../layout/page-head.tsx';
import { PageLayout } from '../layout/page-layout.tsx';
import type { Page } from '../routing/page.ts';
import { CodeForm } from '../sign-in/candidate/code-form.tsx';
import { ForgotForm } from '../sign-in/candidate/forgot-form.tsx';
import type { AccountData, StaffData } from '../sign-in/signed-in.ts';
import { CookielessNotice } from '../sign-in/shared/cookieless-notice.tsx';
import { LOGIN_PATH, VIEW_ID } from '../sign-in/shared/paths.ts';
import { SentNotice } from '../sign-in/shared/sent-notice.tsx';
import { useFreshDocument } from '../sign-in/shared/use-fresh-document.ts';
import { useViewChange } from '../sign-in/shared/use-view-change.ts';
import { type View, viewOf } from '../sign-in/views.ts';
import { Ways } from '../sign-in/ways.tsx';
import { WithHelp } from '../sign-in/shared/with-help.tsx';

const { loadFailure, ended, signedOut, erased } = accountPage;

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
  readonly isCandidate: boolean;
}

/** Renders the ways to sign in below the result of the last submission. */
const SignedOut = ({ hasEnded, ...ways }: SignedOutProps) => (
  <>
    <SentNotice form="staff-sign-out" {...staffLogin.signedIn.signOut.done} />
    <SentNotice form="account-sign-out" {...signedOut} />
    <SentNotice form="account-erase" {...erased} />
    <SentNotice form="login-reset" {...signIn.reset.done} />
    {hasEnded && (
      <Alert id={VIEW_ID} tabIndex={-1} heading={ended.heading}>
        {ended.text}
      </Alert>
    )}
    <Ways first={hasEnded ? 'guest' : 'official'} {...ways} />
  </>
);

/** Ids that may take the focus when the view changes, notices first. */
const focus = [outcomeId('login-forgot'), fieldId('login-code', 'code')];

const content = ({ name }: View, ways: Omit<SignedOutProps, 'hasEnded'>) => {
  if (name === 'code') return <CodeForm />;
  if (name === 'forgot') return <ForgotForm />;
  if (name === 'failed') return <LoadFailure />;
  return <SignedOut {...ways} hasEnded={name === 'ended'} />;
};

const Login = () => {
  const [search] = useSearchParams();
  const data = useLoaderData<AccountData>();
  const view = viewOf(data, search);
  const posted = useActionData<FormResult | undefined>();
  // The staff's forms are answered by another document, so this data never changes in the browser.
  const [{ staff, question }] = useState<StaffData>(data.status === 'loaded' ? data : {});
  const isCandidate = 'account' in data;
  useFreshDocument();
  useViewChange({ view: [view.name, search.get(SENT_PARAM)].join(), title: login.title, focus });
  return (
    <PageLayout path={LOGIN_PATH}>
      <PageHead content={login} picture={<LoginDrawing />} pictureAt="beside" />
      <WithHelp label={signIn.modes}>
        {data.isCookieless && (view.name === 'code' || posted?.form === 'login-official') && (
          <CookielessNotice />
        )}
        {content(view, { staff, question, isCandidate })}
      </WithHelp>
    </PageLayout>
  );
};

export const page: Page = {
  path: LOGIN_PATH,
  meta: { title: login.title, description: login.description },
  load: async () => (await import('../sign-in/load-account.ts')).loadAccountFor('login'),
  // Only a submission changes the session; a change of the tab does not.
  shouldRevalidate: ({ formMethod, currentUrl, nextUrl }) =>
    formMethod === 'POST' && currentUrl.href !== nextUrl.href,
  // The server alone handles the staff's and the account's forms. The account is another page at this URL.
  forms: async () => ({
    ...(await import('../sign-in/candidate/forms.ts')).signInForms,
    ...(import.meta.env.SSR && {
      ...(await import('../sign-in/staff/forms.ts')).staffLoginForms,
      ...(await import('../account/account-forms.ts')).accountForms,
    }),
  }),
  Component: Login,
};
