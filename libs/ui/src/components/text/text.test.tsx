import { describe } from 'vitest';
import { describeConformance } from '../../testing/conformance.tsx';
import { Text } from './text.tsx';

describeConformance('Text', (props) => <Text {...props}>Plain words</Text>, {
  rootTag: 'p',
  texts: ['Plain words'],
});

describe.each(['span', 'div', 'strong', 'time'] as const)('Text (as %s)', (as) => {
  describeConformance(
    'Text',
    (props) => (
      <Text as={as} dateTime={as === 'time' ? '2025-01-31' : undefined} tone="muted" {...props}>
        Plain words
      </Text>
    ),
    { rootTag: as },
  );
});
