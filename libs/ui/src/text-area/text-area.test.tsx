import { describeFieldConformance } from '../testing/field-conformance.tsx';
import { TextArea } from './text-area.tsx';

describeFieldConformance('TextArea', (props) => <TextArea {...props} />, {
  controlTag: 'textarea',
});
