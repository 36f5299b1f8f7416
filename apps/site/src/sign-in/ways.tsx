import { signIn } from '@example/content/sign-in';
import { Tabs } from '@example/ui/tabs';
import { useSearchParams } from 'react-router';
import { GuestForm } from './guest-form.tsx';
import { OfficialForm } from './official-form.tsx';
import { GUEST_HREF, LOGIN_PATH, MODE_PARAM } from './paths.ts';

const modes = ['official', 'guest'] as const;
type Mode = (typeof modes)[number];

interface WaysProps {
  /** The one that is shown where the address names none. */
  readonly first: Mode;
}

/** The two ways to sign in, a tab each (spec §2). */
export const Ways = ({ first }: WaysProps) => {
  const [search, setSearch] = useSearchParams();
  const mode = modes.find((known) => known === search.get(MODE_PARAM)) ?? first;
  return (
    <Tabs
      label={signIn.modes}
      value={mode}
      onValueChange={(next) => {
        setSearch(next === 'official' ? {} : { [MODE_PARAM]: next }, {
          replace: true,
          preventScrollReset: true,
        });
      }}
      items={[
        {
          id: 'official',
          label: signIn.official.tab,
          href: LOGIN_PATH,
          content: <OfficialForm />,
        },
        { id: 'guest', label: signIn.guest.tab, href: GUEST_HREF, content: <GuestForm /> },
      ]}
    />
  );
};
