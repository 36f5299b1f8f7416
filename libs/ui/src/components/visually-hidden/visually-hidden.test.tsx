import { describeConformance } from '../../testing/conformance.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

describeConformance(
  'VisuallyHidden',
  (props) => <VisuallyHidden {...props}>For listeners</VisuallyHidden>,
  { rootTag: 'span', texts: ['For listeners'] },
);
