import type { Guide } from '../../internal/guide/guide.ts';
import { Link } from '../link/link.tsx';
import { LinkProvider, type LinkComponent } from './link-provider.tsx';

const RouterLink: LinkComponent = ({ href, children, ...rest }) => (
  <a {...rest} href={href}>
    {children}
  </a>
);

export const guide: Guide = {
  status: 'new',
  use: [
    'once around an app whose router has a link component of its own, such as Next.js or React Router',
  ],
  avoid: {
    'where each page is a document: a plain link is faster': 'Link',
  },
  anatomy: {
    'Link component': 'Draws an `<a>` with all the props it is given, and takes its click.',
  },
  accessibility: {
    roles: ['None of its own: links stay links.'],
    keys: {},
    notes: [
      'Links to other sites, mails, places on the page, downloads and new windows stay plain.',
    ],
  },
  examples: [
    {
      do: (
        <LinkProvider component={RouterLink}>
          <Link href="/about">About us</Link>
        </LinkProvider>
      ),
      doText: 'One provider; the kit’s links are the router’s.',
      dont: (
        <a href="/about">
          <Link href="/about">About us</Link>
        </a>
      ),
      dontText: 'The kit’s link is nested in another link.',
    },
  ],
};
