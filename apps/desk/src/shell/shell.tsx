import { BrandMark } from '@example/ui/brand-mark';
import { Icon } from '@example/ui/icon';
import { SkipLink } from '@example/ui/skip-link';
import { Spinner } from '@example/ui/spinner';
import { company } from '@example/content/company';
import { useEffect, useRef, useState } from 'react';
import { NavLink, Outlet, useLocation, useNavigate } from 'react-router-dom';
import { DecisionsProvider } from '../decisions/decisions-provider.tsx';
import { useNews } from '../lists/use-news.ts';
import { useOpening } from '../lists/saved-views/use-saved-views.ts';
import { claimDrafts } from '../drafts/use-draft.ts';
import { messages as newsTexts } from '../messages/news.ts';
import { SessionContext, useSession, useSessionQuery } from '../session/session.ts';
import { goToSignIn } from '../session/sign-in-address.ts';
import { MailWatch } from '../details/mail-watch.tsx';
import { useShortcut, useShortcuts } from '../shortcuts/shortcuts-provider.tsx';
import { messages } from '../messages/shell.ts';
import { Failure } from '../view/failure.tsx';
import { views, viewsFor, type DeskView } from './navigation.ts';
import { NothingHere } from '../view/nothing-here.tsx';
import { useKeptNotice } from '../toasts/toasts.tsx';
import * as styles from './shell.css.ts';
import { ShortcutHelp } from './shortcut-help.tsx';
import { SignOutButton } from './sign-out-button.tsx';
import { ThemeSwitch } from './theme-switch.tsx';
import { useOnline } from './use-online.ts';
import { ViewLoading } from './view-loading.tsx';
import { told } from '../style/told.css.ts';

const NAVIGATION = 'navigation';
const MAIN = 'main';

/** Returns the path of the view at an address: its first segment. */
const viewOf = (pathname: string): string => `/${pathname.split('/')[1] ?? ''}`;

/** Moves the focus to the heading after a navigation to another view. */
const useFocusOnNavigation = (view: string) => {
  const before = useRef(view);
  useEffect(() => {
    if (before.current === view) return;
    before.current = view;
    document.querySelector<HTMLElement>(`#${MAIN} h1`)?.focus();
  }, [view]);
};

const GoTo = ({ view }: { readonly view: DeskView }) => {
  const navigate = useNavigate();
  const opening = useOpening();
  useShortcut(`g>${view.key}`, () => {
    void navigate(opening(view.path));
  });
  return null;
};

/** Number of rows that came into a list since the member looked at it. */
const NewsMark = ({ path }: { readonly path: string }) => {
  const { pathname } = useLocation();
  const count = useNews()?.find(({ list }) => `/${list}` === path)?.count ?? 0;
  // The list that is open tells of new rows itself.
  if (count === 0 || viewOf(pathname) === path) return null;
  return (
    <span className={styles.news}>
      {newsTexts.inNavigation(count)} <span className={told}>{newsTexts.isNew}</span>
    </span>
  );
};

const Navigation = ({ onHelp }: { readonly onHelp: () => void }) => {
  const { name, role, permissions } = useSession();
  const { enabled } = useShortcuts();
  const drawer = useRef<HTMLDivElement>(null);
  const open = viewsFor(permissions);
  const opening = useOpening();
  return (
    <div ref={drawer} id={NAVIGATION} popover="auto" className={styles.side}>
      <div className={styles.brand}>
        <BrandMark {...company.mark} className={styles.mark} />
        <span>{messages.desk}</span>
      </div>
      <nav aria-label={messages.navigation} className={styles.nav}>
        <ul className={styles.links}>
          {open.map(({ path, label, icon }) => (
            <li key={path}>
              <NavLink
                to={opening(path)}
                className={styles.link}
                onClick={() => {
                  if (drawer.current && 'popover' in drawer.current) drawer.current.hidePopover();
                }}
              >
                <Icon name={icon} />
                {label}
                <NewsMark path={path} />
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.foot}>
        <ThemeSwitch />
        <button type="button" className={styles.quiet} onClick={onHelp}>
          {messages.shortcuts}
          {enabled && <kbd className={styles.key}>?</kbd>}
        </button>
        <div className={styles.member}>
          <p className={styles.who}>
            <span className={styles.name}>{name}</span>
            <span className={styles.role}>{messages.roles[role]}</span>
          </p>
          <SignOutButton />
        </div>
      </div>
    </div>
  );
};

const SignedIn = () => {
  const { employee_code, permissions } = useSession();
  // Before any view reads a draft.
  useState(() => claimDrafts(employee_code));
  useKeptNotice();
  const { pathname } = useLocation();
  const [helps, setHelps] = useState(false);
  const online = useOnline();
  const view = viewOf(pathname);
  const closed = views.some(
    ({ path, permission }) => path === view && !permissions.includes(permission),
  );
  useFocusOnNavigation(view);
  useShortcut('?', () => setHelps(true));
  return (
    <div className={styles.shell}>
      <SkipLink href={`#${MAIN}`}>{messages.skip}</SkipLink>
      <header className={styles.banner}>
        <div className={styles.top}>
          <button type="button" className={styles.menu} popoverTarget={NAVIGATION}>
            <Icon name="menu" />
            {messages.menu}
          </button>
        </div>
        <Navigation onHelp={() => setHelps(true)} />
      </header>
      {viewsFor(permissions).map((one) => (
        <GoTo key={one.path} view={one} />
      ))}
      <main id={MAIN} tabIndex={-1} className={styles.main}>
        <div role="status">
          {!online && (
            <p className={styles.offline}>
              <Icon name="alert" />
              {messages.offline}
            </p>
          )}
          <ViewLoading />
        </div>
        <MailWatch>
          <DecisionsProvider>{closed ? <NothingHere /> : <Outlet />}</DecisionsProvider>
        </MailWatch>
      </main>
      <ShortcutHelp open={helps} onOpenChange={setHelps} />
    </div>
  );
};

/** The frame of every view: navigation, member and notices. */
export const Shell = () => {
  const { data: session, error, refetch } = useSessionQuery();
  const nobody = session === null;
  useEffect(() => {
    if (nobody) goToSignIn();
  }, [nobody]);
  if (session)
    return (
      <SessionContext value={session}>
        <SignedIn key={session.employee_code} />
      </SessionContext>
    );
  return (
    <main className={styles.waiting}>
      {error === null ? (
        <p role="status" className={styles.loading}>
          <Spinner />
          {messages.loading}
        </p>
      ) : (
        <Failure error={error} level={1} onRetry={() => void refetch()} />
      )}
    </main>
  );
};
