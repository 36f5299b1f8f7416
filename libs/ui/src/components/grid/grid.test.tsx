import { describe } from 'vitest';
import { describeConformance } from '../../testing/conformance.tsx';
import { Grid } from './grid.tsx';

describeConformance(
  'Grid',
  (props) => (
    <Grid columns={3} fill {...props}>
      <p>One</p>
      <p>Two</p>
    </Grid>
  ),
  { rootTag: 'div', texts: ['One', 'Two'] },
);

describe('Grid (as a list)', () => {
  describeConformance(
    'Grid',
    (props) => (
      <Grid as="ul" columns={3} gap="xs" {...props}>
        <li>One</li>
        <li>Two</li>
      </Grid>
    ),
    { rootTag: 'ul', texts: ['One', 'Two'] },
  );
});
