import type { CaptchaQuestion, StaffSession } from '@example/api/staff';
import { officialSignIn } from '@example/content/official-sign-in';
import { signIn } from '@example/content/sign-in';
import { Tabs } from '@example/ui/tabs';
import { useSearchParams } from 'react-router-dom';
import { GuestForm } from './guest-form.tsx';
import { OfficialForm } from './official-form.tsx';
import { deskAddress } from './next.ts';
import { GUEST_HREF, LOGIN_PATH, MODE_PARAM, NEXT_PARAM } from './paths.ts';
import { officialHref } from './staff-paths.ts';
import { StaffSignedIn } from './staff-signed-in.tsx';

const modes = ['official', 'guest'] as const;
type Mode = (typeof modes)[number];

interface WaysProps {
  /** The one that is shown where the address names none. */
  readonly first: Mode;
  /** The member of the staff who is signed in. */
  readonly staff?: StaffSession | undefined;
  readonly question?: CaptchaQuestion | undefined;
  /** Somebody is signed in as a guest: another page shows what is theirs. */
  readonly isGuest: boolean;
}

/** The two ways to sign in, a tab each (spec §2). */
export const Ways = ({ first, staff, question, isGuest }: WaysProps) => {
  const [search, setSearch] = useSearchParams();
  const mode = modes.find((known) => known === search.get(MODE_PARAM)) ?? first;
  const next = deskAddress(search.get(NEXT_PARAM));
  const kept = next === undefined ? {} : { [NEXT_PARAM]: next };
  return (
    <Tabs
      label={signIn.modes}
      value={mode}
      onValueChange={(chosen) => {
        if (isGuest && chosen === 'guest') {
          location.assign(GUEST_HREF);
          return;
        }
        setSearch(
          { ...(chosen !== 'official' && { [MODE_PARAM]: chosen }), ...kept },
          {
            replace: true,
            preventScrollReset: true,
          },
        );
      }}
      items={[
        {
          id: 'official',
          label: officialSignIn.name,
          href: next === undefined ? LOGIN_PATH : officialHref('picture', next),
          content: staff ? <StaffSignedIn session={staff} /> : <OfficialForm question={question} />,
        },
        { id: 'guest', label: signIn.guest.name, href: GUEST_HREF, content: <GuestForm /> },
      ]}
    />
  );
};
