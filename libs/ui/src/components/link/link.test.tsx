import { describeConformance } from '../../testing/conformance.tsx';
import { Link } from './link.tsx';

describeConformance(
  'Link',
  (props) => (
    <Link href="/services" {...props}>
      Our services
    </Link>
  ),
  { rootTag: 'a', texts: ['Our services'] },
);
