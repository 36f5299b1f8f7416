import type { Guide } from '../../internal/guide/guide.ts';
import { relative } from '../../testing/box.css.ts';
import { Text } from '../text/text.tsx';
import { LoadingOverlay } from './loading-overlay.tsx';

/** A list as high as the panel over it. */
const found = ['First', 'Second', 'Third', 'Fourth', 'Fifth', 'Sixth'].map((name) => (
  <Text key={name}>{name} result of the search that is being replaced.</Text>
));

export const guide: Guide = {
  use: ['while what it covers is being replaced, and is no longer to be used'],
  avoid: {
    'while a form is sent': 'FormStatus',
    'beside words, without covering anything': 'Spinner',
    'for less than half a second: it only flickers': null,
  },
  anatomy: {
    Veil: 'Keeps the pointer off what is below.',
    Panel: 'A spinner, and what is going on.',
  },
  accessibility: {
    roles: ['A status: its words are read out when it becomes active.'],
    keys: {},
    notes: [
      'Keep it mounted and switch `active`. Send it from the server with `active={false}`: without JavaScript nothing would take it away.',
      'Mark what it covers `aria-busy`, and `inert` where the keyboard must not reach it.',
    ],
  },
  examples: [
    {
      do: (
        <div className={relative}>
          {found}
          <LoadingOverlay cover="parent" label="Searching jobs" />
        </div>
      ),
      doText: 'Covers only what changes, and says what it does.',
      dont: (
        <div className={relative}>
          {found}
          <LoadingOverlay cover="parent" label="Please wait" />
        </div>
      ),
      dontText: 'Does not say what the visitor waits for.',
    },
  ],
};
