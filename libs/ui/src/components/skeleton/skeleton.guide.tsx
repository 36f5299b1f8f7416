import { type Guide, optional } from '../../internal/guide/guide.ts';
import { Stack } from '../stack/stack.tsx';
import { Skeleton, SkeletonGroup } from './skeleton.tsx';

export const guide: Guide = {
  use: ['where content of a known shape is fetched after the page is there: cards, lists'],
  avoid: {
    'for an answer to a press': 'Button with busy',
    'over content that stays while new one comes': 'LoadingOverlay',
    'for work whose progress is known': 'Progress',
  },
  anatomy: {
    Group: 'Says once, to assistive technology, what loads.',
    Lines: 'As high as the text that is to come.',
    'Block, circle': optional('A picture, a face.'),
  },
  accessibility: {
    roles: ['The group is a `status` with a hidden text; the skeletons are hidden.'],
    keys: {},
    notes: [
      'They breathe for 4.8 s and only where motion is welcome.',
      'Keep it out of the server’s markup: without JavaScript nothing takes its place.',
      'Mark the place that is being filled `aria-busy`.',
    ],
  },
  examples: [
    {
      do: (
        <SkeletonGroup label="Loading a job">
          <Stack>
            <Skeleton shape="block" size="sm" />
            <Skeleton lines={3} />
          </Stack>
        </SkeletonGroup>
      ),
      doText: 'The rough shape of what comes.',
      dont: (
        <SkeletonGroup label="Loading everything">
          <Skeleton shape="block" size="lg" />
        </SkeletonGroup>
      ),
      dontText: 'A grey field does not show what will come.',
    },
  ],
};
