import { describeConformance } from '../../testing/conformance.tsx';
import { Eyebrow } from './eyebrow.tsx';

describeConformance('Eyebrow', (props) => <Eyebrow {...props}>What we do</Eyebrow>, {
  rootTag: 'p',
  texts: ['What we do'],
});
