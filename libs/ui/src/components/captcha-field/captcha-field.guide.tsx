import { type Guide, optional } from '../../internal/guide/guide.ts';
import { Link } from '../link/link.tsx';
import { CaptchaField } from './captcha-field.tsx';

export const guide: Guide = {
  use: ['where the server asks for characters to be copied before it goes on'],
  avoid: {
    'where a limit on attempts does as well: every captcha keeps people out': null,
    'for a code that was sent to the visitor': 'OtpField',
  },
  anatomy: {
    Label: 'Names the answer.',
    Hint: optional('What to do.'),
    Error: optional('That the answer is missing or wrong.'),
    Captcha: 'What the server made: a picture or a text.',
    Refresh: optional('Asks for others.'),
    Alternative: optional('Another way, for visitors who cannot see it.'),
    Control: 'Takes the answer.',
  },
  accessibility: {
    roles: [
      'A text box named by its label, described by hint and error.',
      'A button, or a link where it works without JavaScript.',
      'A status says that the characters are new.',
    ],
    keys: {
      Tab: 'Focuses Refresh, what the alternative offers, then the control.',
    },
    notes: [
      'A picture needs an `alt` that says what it is, and an `alternative` that does not need sight (WCAG 1.1.1).',
      'After a wrong answer show other characters and empty the field.',
    ],
  },
  examples: [
    {
      do: (
        <CaptchaField
          name="captcha-do"
          label="Captcha"
          refreshHref="#new"
          alternative={<Link href="#call">Sign in by phone instead</Link>}
        >
          7K3P9
        </CaptchaField>
      ),
      doText: 'Offers other characters, and another way to sign in.',
      dont: (
        <CaptchaField name="captcha-dont" label="Captcha">
          l1I0O
        </CaptchaField>
      ),
      dontText: 'Characters that look alike, and no alternative to them.',
    },
  ],
};
