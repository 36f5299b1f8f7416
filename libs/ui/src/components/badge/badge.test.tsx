import { describeConformance } from '../../testing/conformance.tsx';
import { Badge } from './badge.tsx';

describeConformance(
  'Badge',
  (props) => (
    <Badge tone="accent" {...props}>
      Full time
    </Badge>
  ),
  {
    rootTag: 'span',
    texts: ['Full time'],
  },
);
