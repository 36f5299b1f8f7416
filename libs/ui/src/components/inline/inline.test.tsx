import { describeLayout } from '../../testing/layout-conformance.tsx';
import { Inline } from './inline.tsx';

describeLayout('Inline', (props) => <Inline gap="xs" {...props} />);
