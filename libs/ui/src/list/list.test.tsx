import { describeConformance } from '../testing/conformance.tsx';
import { List } from './list.tsx';

describeConformance('List', (props) => <List {...props} items={['Maps', 'Terrain models']} />, {
  rootTag: 'ul',
  texts: ['Maps', 'Terrain models'],
});
