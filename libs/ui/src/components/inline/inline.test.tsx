import { describeLayoutConformance } from '../../testing/layout-conformance.tsx';
import { Inline } from './inline.tsx';

describeLayoutConformance('Inline', (props) => <Inline gap="xs" {...props} />);
