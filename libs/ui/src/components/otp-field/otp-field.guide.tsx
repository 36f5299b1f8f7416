import type { Guide } from '../../internal/guide/guide.ts';
import { OtpField } from './otp-field.tsx';

export const guide: Guide = {
  use: ['to ask for a code of four to eight digits that was sent to the visitor'],
  avoid: [
    { when: 'for a password or a code with letters', instead: 'TextField' },
    { when: 'for the characters of a picture', instead: 'CaptchaField' },
    { when: 'for a phone number', instead: 'PhoneField' },
  ],
  anatomy: [
    { part: 'Label', purpose: 'Which code is meant; it names the group.' },
    { part: 'Hint', purpose: 'Where the code was sent.', optional: true },
    { part: 'Error', purpose: 'What is wrong, and what to do now.', optional: true },
    { part: 'Boxes', purpose: 'One digit each.' },
  ],
  accessibility: {
    roles: [
      'A group named by its label, described by hint and error.',
      'Each box is a text box named by its place: ‘Digit 1 of 6’.',
    ],
    keys: [
      { key: 'A digit', does: 'Fills the box and moves to the next.' },
      { key: 'Arrow left, Arrow right', does: 'Move to the box on that side.' },
      { key: 'Home, End', does: 'Move to the first or last box.' },
      { key: 'Backspace', does: 'Empties the box; in an empty one, the box before it.' },
      { key: 'Delete', does: 'Empties the box.' },
    ],
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
