import { describeLayout } from '../../testing/layout-conformance.tsx';
import { Stack } from './stack.tsx';

describeLayout('Stack', (props) => <Stack gap="xs" {...props} />);
