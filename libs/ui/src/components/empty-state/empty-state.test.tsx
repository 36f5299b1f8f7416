import { describe } from 'vitest';
import { Button } from '../button/index.ts';
import { describeConformance } from '../../testing/conformance.tsx';
import { EmptyState, emptyStateTones } from './empty-state.tsx';

describe.each(emptyStateTones)('EmptyState (%s)', (tone) => {
  describeConformance(
    'EmptyState',
    (props) => (
      <EmptyState {...props} tone={tone} heading="Nothing here" action={<Button>Try again</Button>}>
        Look elsewhere.
      </EmptyState>
    ),
    { rootTag: 'div', texts: ['Nothing here', 'Look elsewhere.', 'Try again'] },
  );
});
