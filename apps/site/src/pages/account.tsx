import { accountPage } from '@example/content/account-page';
import { login } from '@example/content/pages/login';
import { useLoaderData, useSearchParams } from 'react-router';
import { accountForms } from '../account/account-forms.ts';
import { AccountView } from '../account/account-view.tsx';
import { EraseStep } from '../account/erase-step.tsx';
import { WithdrawStep } from '../account/withdraw-step.tsx';
import { outcomeId, REFERENCE_PARAM } from '../forms/fields.ts';
import { PageHead } from '../layout/page-head.tsx';
import { PageLayout } from '../layout/page-layout.tsx';
import type { Page } from '../routing/page.ts';
import { type AccountData, loadAccountFor } from '../sign-in/load-account.ts';
import { LOGIN_PATH, VIEW_ID } from '../sign-in/paths.ts';
import { useFreshDocument } from '../sign-in/use-fresh-document.ts';
import { useViewChange } from '../sign-in/use-view-change.ts';
import { type View, viewOf } from '../sign-in/views.ts';
import { WithHelp } from '../sign-in/with-help.tsx';

const { title } = accountPage.head;
const head = { ...login, ...accountPage.head };

/** What may take the focus when one view takes another's place, the news before all else. */
const focus = [outcomeId('account-withdraw'), VIEW_ID];

const content = (view: View) => {
  if (!('account' in view)) return null;
  const { name, account } = view;
  if (name === 'account') return <AccountView account={account} />;
  return (
    <WithHelp>
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
  useViewChange({ view: [view.name, search.get(REFERENCE_PARAM)].join(), title, focus });
  return (
    <PageLayout path={LOGIN_PATH}>
      <PageHead content={head} />
      {content(view)}
    </PageLayout>
  );
};

/** What the login's address shows to guests who are signed in: those who are not need none of its script. */
export const page: Page = {
  path: LOGIN_PATH,
  meta: { title, description: login.description, noIndex: true },
  load: loadAccountFor('account'),
  shouldRevalidate: ({ formMethod, currentUrl, nextUrl }) =>
    formMethod === 'POST' && currentUrl.href !== nextUrl.href,
  forms: accountForms,
  Component: AccountPage,
};
