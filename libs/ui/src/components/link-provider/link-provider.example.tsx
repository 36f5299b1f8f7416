import { Button } from '@example/ui/button';
import { Inline } from '@example/ui/inline';
import { Link } from '@example/ui/link';
import { LinkProvider, type LinkComponent } from '@example/ui/link-provider';

/** Stands in for a router's link: goes to a place on this page. */
const RouterLink: LinkComponent = ({ href, children, ...rest }) => (
  <a {...rest} href={`#${href}`}>
    {children}
  </a>
);

export const App = () => (
  <LinkProvider component={RouterLink}>
    <Inline gap="md">
      <Button href="/contact">Contact us</Button>
      <Link href="/careers">Careers</Link>
      <Link href="mailto:hello@example.com">hello@example.com</Link>
    </Inline>
  </LinkProvider>
);
