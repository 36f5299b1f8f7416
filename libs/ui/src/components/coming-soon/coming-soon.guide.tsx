import { Button } from '../button/button.tsx';
import { type Guide, optional } from '../../internal/guide/guide.ts';
import { ComingSoon } from './coming-soon.tsx';

export const guide: Guide = {
  use: ['where a page exists, yet its contents are still to come'],
  avoid: {
    'where a search or a list found nothing': 'EmptyState',
    'while something is being loaded': 'LoadingOverlay',
  },
  anatomy: {
    Picture: optional('A page that is being built; decoration.'),
    Heading: 'Says that there is nothing yet: the page’s level 1 heading.',
    Text: optional('What will be here.'),
    Action: optional('Where to go meanwhile.'),
  },
  accessibility: {
    roles: ['A heading and text; the picture is hidden from assistive technology.'],
    keys: {},
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
