import { describeLayoutConformance } from '../../testing/layout-conformance.tsx';
import { Grid } from './grid.tsx';

describeLayoutConformance('Grid', (props) => <Grid columns={3} fill gap="xs" {...props} />);
