import { account as messages } from '@example/content/account';
import { accountPage } from '@example/content/account-page';
import { login } from '@example/content/pages/login';
import { useLoaderData, useSearchParams } from 'react-router-dom';
import { AccountView } from '../account/account-view.tsx';
import { EraseStep } from '../account/erase-step.tsx';
import { WithdrawStep } from '../account/withdraw-step.tsx';
import { outcomeId, REFERENCE_PARAM } from '../forms/fields.ts';
import { PageHead } from '../layout/page-head.tsx';
import { PageLayout } from '../layout/page-layout.tsx';
import type { Page } from '../routing/page.ts';
import type { AccountData } from '../sign-in/signed-in.ts';
import { ENDED_PARAM, LOGIN_PATH, VIEW_ID } from '../sign-in/shared/paths.ts';
import { useFreshDocument } from '../sign-in/shared/use-fresh-document.ts';
import { useViewChange } from '../sign-in/shared/use-view-change.ts';
import { type View, viewOf } from '../sign-in/views.ts';
import { WithHelp } from '../sign-in/shared/with-help.tsx';

const { title } = accountPage.head;
const head = { ...login, ...accountPage.head };

/** Ids that may take the focus when the view changes, notices first. */
const focus = [outcomeId('account-withdraw'), outcomeId('account-sessions'), VIEW_ID];

const content = (view: View) => {
  if (!('account' in view)) return null;
  if (view.name === 'account')
    return <AccountView account={view.account} sessions={view.sessions} />;
  const { name, account } = view;
  return (
    <WithHelp label={messages[name].heading}>
      {name === 'withdraw' ? (
        <WithdrawStep account={account} />
      ) : (
        <EraseStep email={account.email} />
      )}
    </WithHelp>
  );
};

const AccountPage = () => {
  const [search] = useSearchParams();
  const view = viewOf(useLoaderData<AccountData>(), search);
  useFreshDocument();
  const told = [REFERENCE_PARAM, ENDED_PARAM].map((name) => search.get(name));
  useViewChange({ view: [view.name, ...told].join(), title, focus });
  return (
    <PageLayout path={LOGIN_PATH}>
      <PageHead content={head} />
      {content(view)}
    </PageLayout>
  );
};

/** The account page at the login's URL, for signed-in candidates. Others do not load its script. */
export const page: Page = {
  path: LOGIN_PATH,
  meta: { title, description: login.description, noIndex: true },
  load: async () => (await import('../sign-in/load-account.ts')).loadAccountFor('account'),
  shouldRevalidate: ({ formMethod, currentUrl, nextUrl }) =>
    formMethod === 'POST' && currentUrl.href !== nextUrl.href,
  forms: async () => (await import('../account/account-forms.ts')).accountForms,
  Component: AccountPage,
};
