import type { Guide } from '../../internal/guide/guide.ts';
import { MapFacade } from './map-facade.tsx';

const place = {
  src: 'about:blank',
  href: '#map',
  title: 'Map of Example House',
  address: ['Example House', 'Trivandrum, Kerala'],
} as const;

export const guide: Guide = {
  use: ['to show where an office is, on a map that somebody else offers'],
  avoid: {
    'where the address is enough': 'ContactList',
    'to plan a way: a link to the map does that better': 'Link',
  },
  anatomy: {
    'Drawn map': 'Keeps the place; shows no real streets.',
    Button: 'Loads the real map into the same place.',
    Notice: 'Says before the click who then learns of the visit.',
    Address: 'In words, for all.',
    Link: 'Opens the map on its own page, without JavaScript too.',
  },
  accessibility: {
    roles: ['A button, then a frame named by `title`; the drawn map is decoration.'],
    keys: {
      'Enter, Space': 'On the button: loads the map, and moves the focus to it.',
    },
    notes: [
      'Name the company that offers the map in `notice`.',
      'The page’s Content-Security-Policy must allow the map’s origin in `frame-src`.',
    ],
  },
  examples: [
    {
      do: (
        <MapFacade
          {...place}
          notice="The map comes from Sample Maps, who then learn your network address."
        />
      ),
      doText: 'Names whom the map comes from.',
      dont: <MapFacade {...place} notice="" buttonText="OK" />,
      dontText: 'The button does not say what it does, and the notice does not name the provider.',
    },
  ],
};
