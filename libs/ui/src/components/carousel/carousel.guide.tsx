import { type Guide, optional } from '../../internal/guide/guide.ts';
import { Icon } from '../icon/icon.tsx';
import { Carousel } from './carousel.tsx';

const slides = (['plane', 'building', 'coins', 'water', 'server', 'map', 'shield'] as const).map(
  (name) => <Icon key={name} name={name} size="xl" />,
);

export const guide: Guide = {
  use: ['for more things of one kind than fit beside one another, where seeing some is enough'],
  avoid: {
    'for what every visitor must see': 'Grid',
    'for the names of clients': 'LogoStrip',
    'for parts of a page to choose from': 'Tabs',
  },
  anatomy: {
    Slides: 'In a row that can be swiped and scrolled, 45 px apart.',
    Pause: optional('Stops the slides; there where they move by themselves.'),
    'Previous, Next': 'Move by one slide; not there where all are in view.',
  },
  accessibility: {
    roles: [
      'A region with the role description "carousel", named by `label`.',
      'Each slide is a group, "2 of 8", with the role description "slide". Copies for the loop are hidden from assistive technology and inert.',
      'After Previous and Next the new position is announced; moves by itself are not.',
    ],
    keys: {
      Tab: 'To the row of slides, what is in them, and the buttons.',
      'Arrow left, right': 'On the row: scrolls it.',
      'Enter, Space': 'On a button: moves, pauses or goes on.',
    },
    notes: [
      'It rests while a pointer is over it, the focus is in it, or its tab is hidden; a touch stops it, as Pause does. Under reduced motion it never moves by itself.',
      'With scripting off and on paper all slides are shown at once, without buttons.',
      'The slides are drawn a second time for the loop: put no `id` into them.',
    ],
  },
  examples: [
    {
      do: (
        <Carousel label="Industries" autoplay={false}>
          {slides}
        </Carousel>
      ),
      doText: 'Many small things of one kind; `label` says of which.',
      dont: (
        <Carousel label="Carousel" autoplay={false}>
          {slides.slice(0, 2)}
        </Carousel>
      ),
      dontText: 'Two slides need no carousel, and the label does not say what they are.',
    },
  ],
};
