import { Button } from '../button/button.tsx';
import type { Guide } from '../../internal/guide/guide.ts';
import { ComingSoon } from './coming-soon.tsx';

export const guide: Guide = {
  use: ['where a page exists, yet its contents are still to come'],
  avoid: [
    { when: 'where a search or a list found nothing', instead: 'EmptyState' },
    { when: 'while something is being loaded', instead: 'LoadingOverlay' },
  ],
  anatomy: [
    { part: 'Picture', purpose: 'A page that is being built; decoration.', optional: true },
    { part: 'Heading', purpose: 'Says that there is nothing yet: the page’s level 1 heading.' },
    { part: 'Text', purpose: 'What will be here.', optional: true },
    { part: 'Action', purpose: 'Where to go meanwhile.', optional: true },
  ],
  accessibility: {
    roles: ['A heading and text; the picture is hidden from assistive technology.'],
    keys: [],
    notes: ['Set `level` to 2 where the page has a level 1 heading of its own.'],
  },
  examples: [
    {
      do: (
        <ComingSoon
          level={2}
          heading="Case studies are on their way"
          action={<Button href="#services">See our services</Button>}
        />
      ),
      doText: 'Says what will come, and offers another way.',
      dont: <ComingSoon level={2} heading="Under construction" picture={null} />,
      dontText: 'A dead end.',
    },
  ],
};
