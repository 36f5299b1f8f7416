import type { Guide } from '../../internal/guide/guide.ts';
import { Text } from '../text/text.tsx';
import { List } from './list.tsx';

export const guide: Guide = {
  use: [
    'to set apart points of a text: what is included, what is asked for',
    'with `marker="number"`, where the order matters',
    'with `marker="check"`, for what is included or done',
  ],
  avoid: {
    'for steps with headings': 'Steps',
    'for names and their values': 'DescriptionList',
    'for cards': 'Grid',
    'for contact lines with icons': 'ContactList',
  },
  anatomy: {
    Marker: 'A bullet, number or tick in the accent colour.',
    Item: 'A line or more, at most 65 characters wide.',
  },
  accessibility: {
    roles: [
      'List (`ul`, or `ol` with numbers) with its list items; their number is read out.',
      'Numbers are read with the items; the tick is drawn, and not read.',
    ],
    keys: {},
    notes: ['Say before the list what it is a list of, in a heading or a sentence.'],
  },
  examples: [
    {
      do: (
        <>
          <Text>To apply, send us:</Text>
          <List
            items={['your name and email address', 'a phone number', 'your CV as PDF or Word']}
          />
        </>
      ),
      doText: 'Points of one kind, each ending the sentence above.',
      dont: (
        <List
          items={[
            'To apply, send us your name, your email address, a phone number and your CV as PDF or Word. We answer within a week, and keep nothing of those we do not hire.',
          ]}
        />
      ),
      dontText: 'A paragraph with a bullet before it.',
    },
  ],
};
