import { type Guide, optional } from '../../internal/guide/guide.ts';
import { Field } from './field.tsx';

export const guide: Guide = {
  use: [
    'to give a label, a hint and an error to a control that has no field of its own',
    'as `FieldGroup`, to name several controls by one question',
  ],
  avoid: {
    'for a line of text': 'TextField',
    'for several lines': 'TextArea',
    'for a file': 'FileField',
  },
  anatomy: {
    Label: 'Names the control; always visible unless something else says it.',
    Hint: optional('The format, a limit; stays visible.'),
    Error: optional('What is wrong, and how to right it.'),
    Control: 'Drawn by `children`, which is handed what it must take on.',
  },
  accessibility: {
    roles: [
      'The control is named by its label and described by its hint, then its error.',
      'With an error the control is invalid; with `required` it is required, and the label says so.',
      '`FieldGroup` is a group named by its label. It is neither required nor invalid: its controls are, or the hint says so.',
    ],
    keys: {},
    notes: ['Spread all of what `children` is handed onto the control.'],
  },
  examples: [
    {
      do: (
        <Field label="Date of birth" hint="As on your passport">
          {(control) => <input {...control} type="date" name="birth-do" />}
        </Field>
      ),
      doText: 'The hint says where to look.',
      dont: (
        <Field label="Date" error="Error">
          {(control) => <input {...control} type="date" name="birth-dont" />}
        </Field>
      ),
      dontText: 'An error that does not say what to do.',
    },
  ],
};
