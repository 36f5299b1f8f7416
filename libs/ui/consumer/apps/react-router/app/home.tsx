import { Actions } from '../../actions.tsx';
import { Page } from '../../page.tsx';

export default function Home() {
  return (
    <Page>
      <Actions />
    </Page>
  );
}
