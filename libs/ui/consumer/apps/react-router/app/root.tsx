import '@example/ui/theme';
import '../../brand.css';
import { LinkProvider, type LinkComponent } from '@example/ui/link-provider';
import type { ReactNode } from 'react';
import { Link, Links, Meta, Outlet, Scripts } from 'react-router';

const RouterLink: LinkComponent = ({ href, ...rest }) => <Link to={href} {...rest} />;

export const Layout = ({ children }: { readonly children: ReactNode }) => (
  <html lang="en">
    <head>
      <meta charSet="utf-8" />
      <title>A consumer of the kit</title>
      <link rel="icon" href="data:," />
      <Meta />
      <Links />
    </head>
    <body>
      {children}
      <Scripts />
    </body>
  </html>
);

export default function Root() {
  return (
    <LinkProvider component={RouterLink}>
      <Outlet />
    </LinkProvider>
  );
}
