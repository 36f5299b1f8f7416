import { describeLayoutConformance } from '../../testing/layout-conformance.tsx';
import { Stack } from './stack.tsx';

describeLayoutConformance('Stack', (props) => <Stack gap="xs" {...props} />);
