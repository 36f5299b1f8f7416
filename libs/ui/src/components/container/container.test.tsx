import { describe } from 'vitest';
import { describeConformance } from '../../testing/conformance.tsx';
import { Container } from './container.tsx';

describeConformance('Container', (props) => <Container {...props}>Words</Container>, {
  rootTag: 'div',
  texts: ['Words'],
});

describe('Container (as main)', () => {
  describeConformance(
    'Container',
    (props) => (
      <Container as="main" width="narrow" {...props}>
        Words
      </Container>
    ),
    { rootTag: 'main' },
  );
});
