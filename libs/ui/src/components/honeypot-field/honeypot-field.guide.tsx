import { EmailField } from '../email-field/email-field.tsx';
import type { Guide } from '../../internal/guide/guide.ts';
import { Stack } from '../stack/stack.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { HoneypotField } from './honeypot-field.tsx';

export const guide: Guide = {
  use: ['in a form that robots find: one that anybody may send without signing in'],
  avoid: {
    'to keep robots out of an API: they need no form. Limit attempts there': null,
    'where characters must be copied before the server goes on': 'CaptchaField',
  },
  anatomy: {
    Label: 'Tells visitors who see the page without styles to leave the field empty.',
    Control: 'Is empty unless a robot filled it in.',
  },
  accessibility: {
    roles: ['None: it is hidden from assistive technology (`aria-hidden`), and one pixel large.'],
    keys: {
      Tab: 'Passes it by.',
    },
    notes: [
      'Do not throw away what came with the field filled in: an over-eager browser extension may have done it. Put it aside.',
      'Answer as if it were empty: a robot that is told tries again.',
      'Give it a name no browser fills in: not email, tel, address or name.',
    ],
  },
  examples: [
    {
      do: (
        <Stack gap="md">
          <EmailField name="do-email" label="Email" />
          <HoneypotField name="do-homepage" label="Leave this field empty" />
        </Stack>
      ),
      doText: 'One field for people. The other is for robots alone.',
      dont: (
        <Stack gap="md">
          <EmailField name="dont-email" label="Email" />
          <TextField name="dont-homepage" label="Leave this field empty" />
        </Stack>
      ),
      dontText: 'Everyone sees the trap, and some fall into it.',
    },
  ],
};
