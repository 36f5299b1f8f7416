import { describe } from 'vitest';
import { describeConformance } from '../../testing/conformance.tsx';
import { Inline } from './inline.tsx';

describeConformance(
  'Inline',
  (props) => (
    <Inline {...props}>
      <p>One</p>
      <p>Two</p>
    </Inline>
  ),
  { rootTag: 'div', texts: ['One', 'Two'] },
);

describe('Inline (as a list)', () => {
  describeConformance(
    'Inline',
    (props) => (
      <Inline as="ul" gap="xs" {...props}>
        <li>One</li>
        <li>Two</li>
      </Inline>
    ),
    { rootTag: 'ul', texts: ['One', 'Two'] },
  );
});
