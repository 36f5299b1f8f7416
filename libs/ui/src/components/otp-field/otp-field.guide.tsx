import { type Guide, optional } from '../../internal/guide/guide.ts';
import { OtpField } from './otp-field.tsx';

export const guide: Guide = {
  use: ['to ask for a code of four to eight digits that was sent to the visitor'],
  avoid: {
    'for a password or a code with letters': 'TextField',
    'for the characters of a picture': 'CaptchaField',
    'for a phone number': 'PhoneField',
  },
  anatomy: {
    Label: 'Which code is meant; it names the group.',
    Hint: optional('Where the code was sent.'),
    Error: optional('What is wrong, and what to do now.'),
    Boxes: 'One digit each.',
  },
  accessibility: {
    roles: [
      'A group named by its label, described by hint and error.',
      'Each box is a text box named by its place: ‘Digit 1 of 6’.',
    ],
    keys: {
      'A digit': 'Fills the box and moves to the next.',
      'Arrow left, Arrow right': 'Move to the box on that side.',
      'Home, End': 'Move to the first or last box.',
      Backspace: 'Empties the box; in an empty one, the box before it.',
      Delete: 'Empties the box.',
    },
    notes: [
      'Do not send the form by itself once the code is complete, unless that can be undone: a mistyped digit could not be put right.',
      'Without JavaScript each box sends its digit by itself: read the form with `readOtp`.',
    ],
  },
  examples: [
    {
      do: (
        <OtpField name="code-do" label="Verification code" hint="We have sent it to your email." />
      ),
      doText: 'Says where to look for the code.',
      dont: <OtpField name="code-dont" label="OTP" length={12} />,
      dontText: 'Twelve boxes are too narrow on a phone, and an abbreviation names them.',
    },
  ],
};
