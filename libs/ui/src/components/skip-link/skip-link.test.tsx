import { describeConformance } from '../../testing/conformance.tsx';
import { SkipLink } from './skip-link.tsx';

describeConformance('SkipLink', (props) => <SkipLink {...props}>Skip to content</SkipLink>, {
  rootTag: 'a',
  texts: ['Skip to content'],
});
