import { describeConformance } from '../../testing/conformance.tsx';
import { Spinner } from './spinner.tsx';

describeConformance('Spinner', (props) => <Spinner {...props} />, { rootTag: 'span' });
