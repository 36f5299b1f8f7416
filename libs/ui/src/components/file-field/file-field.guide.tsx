import { type Guide, optional } from '../../internal/guide/guide.ts';
import { FileField } from './file-field.tsx';

export const guide: Guide = {
  use: ['to ask for one file: a resume, a drawing, a scan'],
  avoid: {
    'for what can be typed in a few lines': 'TextArea',
    'for several files at once': null,
  },
  anatomy: {
    Label: 'Names what the file is.',
    Hint: 'Formats and limit, before anything is chosen.',
    Error: optional('Why a file is missing or was not taken.'),
    'Drop zone': 'Takes a file that is dropped on it.',
    File: optional('Name, size and what is happening to it.'),
    Progress: optional('How much of it is sent.'),
    Remove: optional('Takes the file back.'),
    Input: 'The platform’s own; it opens the file picker.',
  },
  accessibility: {
    roles: [
      'A file input named by its label, described by hint and error.',
      'A status says what was chosen, removed or not taken, without taking the focus.',
      'A progress bar named after the file.',
    ],
    keys: {
      Tab: 'Focuses Remove, where there is a file, then the input.',
      'Enter, Space': 'Open the file picker, or remove the file.',
    },
    notes: [
      'Dropping is an extra: the button can do everything. Touch screens do not mention it.',
      'Without JavaScript it is the platform’s file input: give the form `encType="multipart/form-data"`.',
      'Check the file on the server all the same, by its own bytes.',
    ],
  },
  examples: [
    {
      do: (
        <FileField
          name="cv-do"
          label="Upload CV/Resume"
          accept=".pdf"
          formats="PDF"
          maxSize={5 * 1024 * 1024}
        />
      ),
      doText: 'Formats and limit are known before a file is chosen.',
      dont: <FileField name="cv-dont" label="File" />,
      dontText: 'Says neither which file is meant nor which will be rejected.',
    },
  ],
};
