import { describe } from 'vitest';
import { describeConformance } from '../../testing/conformance.tsx';
import { Stack } from './stack.tsx';

describeConformance(
  'Stack',
  (props) => (
    <Stack {...props}>
      <p>One</p>
      <p>Two</p>
    </Stack>
  ),
  { rootTag: 'div', texts: ['One', 'Two'] },
);

describe('Stack (as a list)', () => {
  describeConformance(
    'Stack',
    (props) => (
      <Stack as="ul" gap="xs" {...props}>
        <li>One</li>
        <li>Two</li>
      </Stack>
    ),
    { rootTag: 'ul', texts: ['One', 'Two'] },
  );
});
