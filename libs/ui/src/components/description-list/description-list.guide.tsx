import type { Guide } from '../../internal/guide/guide.ts';
import { DescriptionList } from './description-list.tsx';

export const guide: Guide = {
  use: ['for facts that each have a name: a vacancy’s office and last date, opening hours'],
  avoid: {
    'for entries without names': 'List',
    'for ways to reach someone, with icons': 'ContactList',
  },
  anatomy: {
    Term: 'The fact’s name, quiet.',
    Description: 'The fact; several where it has several.',
  },
  accessibility: {
    roles: ['A native `dl`: each term is heard with its descriptions.'],
    keys: {},
  },
  examples: [
    {
      do: (
        <DescriptionList
          layout="columns"
          items={[
            { term: 'Office', description: 'Trivandrum' },
            { term: 'Last date', description: '31-01-2026' },
          ]}
        />
      ),
      doText: 'A short name, and the bare fact.',
      dont: (
        <DescriptionList
          items={[
            { term: 'Where you will work', description: 'The office is located in Trivandrum.' },
          ]}
        />
      ),
      dontText: 'A sentence that repeats its term.',
    },
  ],
};
