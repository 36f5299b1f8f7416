import type { CaptchaQuestion, StaffSession } from '@example/api/staff';
import { staffLogin } from '@example/content/staff-login';
import { signIn } from '@example/content/sign-in';
import { Tabs } from '@example/ui/tabs';
import { useSearchParams } from 'react-router-dom';
import { CandidateLoginForm } from './candidate/login-form.tsx';
import { StaffLoginForm } from './staff/login-form.tsx';
import { deskAddress } from './staff/desk-address.ts';
import { CANDIDATE_HREF, LOGIN_PATH, MODE_PARAM, NEXT_PARAM } from './shared/paths.ts';
import { staffLoginHref } from './staff/paths.ts';
import { StaffSignedIn } from './staff/signed-in.tsx';

const modes = ['official', 'guest'] as const;
type Mode = (typeof modes)[number];

interface WaysProps {
  /** The tab that is open when the URL names none. */
  readonly first: Mode;
  readonly staff?: StaffSession | undefined;
  readonly question?: CaptchaQuestion | undefined;
  /** True when a candidate is signed in, whose account is another page. */
  readonly isCandidate: boolean;
}

/** Renders the two ways to sign in as tabs (spec §2). */
export const Ways = ({ first, staff, question, isCandidate }: WaysProps) => {
  const [search, setSearch] = useSearchParams();
  const mode = modes.find((known) => known === search.get(MODE_PARAM)) ?? first;
  const next = deskAddress(search.get(NEXT_PARAM));
  const kept = next === undefined ? {} : { [NEXT_PARAM]: next };
  return (
    <Tabs
      label={signIn.modes}
      value={mode}
      onValueChange={(chosen) => {
        if (isCandidate && chosen === 'guest') {
          location.assign(CANDIDATE_HREF);
          return;
        }
        setSearch(
          { ...(chosen !== 'official' && { [MODE_PARAM]: chosen }), ...kept },
          { replace: true, preventScrollReset: true },
        );
      }}
      items={[
        {
          id: 'official',
          label: staffLogin.name,
          href: next === undefined ? LOGIN_PATH : staffLoginHref('picture', next),
          content: staff ? (
            <StaffSignedIn session={staff} />
          ) : (
            <StaffLoginForm question={question} />
          ),
        },
        {
          id: 'guest',
          label: signIn.candidate.name,
          href: CANDIDATE_HREF,
          content: <CandidateLoginForm />,
        },
      ]}
    />
  );
};
