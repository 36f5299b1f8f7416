import { describeLayout } from '../../testing/layout-conformance.tsx';
import { Grid } from './grid.tsx';

describeLayout('Grid', (props) => <Grid columns={3} fill gap="xs" {...props} />);
