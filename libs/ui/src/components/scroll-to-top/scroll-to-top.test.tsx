import { describeConformance } from '../../testing/conformance.tsx';
import { ScrollToTop } from './scroll-to-top.tsx';

describeConformance('ScrollToTop', (props) => <ScrollToTop {...props} />, {
  rootTag: 'a',
  texts: ['Scroll to top'],
});
