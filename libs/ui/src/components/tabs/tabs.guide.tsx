import type { Guide } from '../../internal/guide/guide.ts';
import { Text } from '../text/text.tsx';
import { Tabs } from './tabs.tsx';

export const guide: Guide = {
  use: [
    'to show one of a few parts of the same rank, of which a visitor needs one: two ways to log in',
    'where the parts need no comparing side by side',
  ],
  avoid: {
    'to lead to other pages': 'NavTabs',
    'where a form takes the choice along': 'RadioCards',
    'for steps in an order': 'Steps',
    'where visitors read all parts': 'Section',
  },
  anatomy: {
    'Tab list': 'Named by `label`; scrolls within itself where it does not fit.',
    Tab: 'One or two words; underlined when selected.',
    Panel: 'What the selected tab is about.',
  },
  accessibility: {
    roles: [
      'A `tablist` named by `label`, of `tab`s with `aria-selected`, each with its `tabpanel`.',
      'Without scripting: a native accordion. On paper: all panels, each under its name.',
    ],
    keys: {
      Tab: 'Goes to the selected tab, then to its panel.',
      'Arrow left, Arrow right':
        'Goes to the next tab, round the ends, and selects it; follows the reading direction.',
      'Home, End': 'Goes to the first or last tab, and selects it.',
      'Enter, Space': 'Selects the focused tab. With `activation="manual"` only they do.',
    },
    notes: [
      'Take `activation="manual"` where showing a panel means waiting.',
      'Where a reload should come back to the same tab, give each an `href` and let the server set `defaultValue`.',
    ],
  },
  examples: [
    {
      do: (
        <Tabs
          label="Ways to log in"
          items={[
            {
              id: 'official',
              label: 'Official Login',
              content: <Text>With your employee code.</Text>,
            },
            { id: 'guest', label: 'Guest Login', content: <Text>With your email address.</Text> },
          ]}
        />
      ),
      doText: 'Alternatives: who takes one does not need the other.',
      dont: (
        <Tabs
          label="An order of steps"
          items={[
            { id: 'one', label: 'First do this', content: <Text>Fill in your name.</Text> },
            { id: 'two', label: 'Then do that', content: <Text>Choose a file.</Text> },
          ]}
        />
      ),
      dontText: 'Steps of one task: visitors do not see what is left to do.',
    },
  ],
};
