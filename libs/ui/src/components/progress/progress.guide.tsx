import { type Guide, optional } from '../../internal/guide/guide.ts';
import { Progress } from './progress.tsx';

export const guide: Guide = {
  use: ['for work that takes more than a second and whose end is known: an upload'],
  avoid: {
    'for a wait whose end nobody knows, in a button or a card': 'Spinner',
    'while the page’s own content is fetched': 'Skeleton',
    'for the steps of a task': 'Steps',
  },
  anatomy: {
    Label: 'What is under way.',
    Value: optional('How far it is, in words.'),
    Bar: 'How far it is, for the eye.',
  },
  accessibility: {
    roles: ['A native `progressbar` named by its label; `valueText` is heard for the percentage.'],
    keys: {},
    notes: ['Its progress is not announced: announce the end in a `Toast` or a status.'],
  },
  examples: [
    {
      do: <Progress label="Uploading resume.pdf" value={3} max={5} valueText="3 of 5 MB" />,
      doText: 'Says what is under way and how far it is.',
      dont: <Progress label="Please wait" />,
      dontText: 'Says neither what is under way nor how far it is.',
    },
  ],
};
