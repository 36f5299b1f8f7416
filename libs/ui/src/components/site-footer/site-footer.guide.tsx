import { type Guide, optional } from '../../internal/guide/guide.ts';
import { SiteFooter } from './site-footer.tsx';

export const guide: Guide = {
  use: ['once, at the end of every page: who this is, how to reach them, every part of the site'],
  avoid: {
    'for the main ways through the site': 'SiteHeader',
    'for a call to action at a page’s end': 'Section',
  },
  anatomy: {
    Brand: 'Mark and name; leads to the start page.',
    Description: optional('A sentence about who this is.'),
    Contact: optional('Phone, email, address.'),
    Newsletter: optional('The form, or whatever is given as children.'),
    Columns: 'Lists of links, each with a title; below 480 px folded under it.',
    'Last line': 'Copyright, and the legal links.',
  },
  accessibility: {
    roles: [
      'Contentinfo, with a navigation named by `navLabel` (‘Footer’).',
      'Column titles are headings of level 2. The link to `currentPath` has `aria-current="page"`.',
    ],
    keys: {
      'Enter, Space': 'On the title of a folded list: opens and closes it.',
      Tab: 'Goes from link to link: brand, contact, newsletter, columns, last line.',
      Enter: 'Follows the link in focus.',
    },
    notes: [
      'Keep it a direct child of the page’s body or of its outermost `div`: inside `main` or an `article` it is no landmark.',
      'A folded list is in the HTML; searching the page for one of its words opens it where the browser can do that.',
      'Browsers without `::details-content` (Safari before 18.4, Firefox before 143) have the lists folded at every width.',
      'On paper only the brand, description, contact and last line are left.',
    ],
  },
  examples: [
    {
      do: (
        <article>
          <SiteFooter
            brandName="Example"
            navLabel="Footer, plain titles"
            columns={[
              { title: 'Company', links: [{ label: 'About us', href: '#about' }] },
              { title: 'Products', links: [{ label: 'Documents', href: '#documents' }] },
            ]}
            copyright="© 2025 Example"
          />
        </article>
      ),
      doText: 'Titles say what the links below have in common.',
      dont: (
        <article>
          <SiteFooter
            brandName="Example"
            navLabel="Footer, empty titles"
            columns={[
              { title: 'Links', links: [{ label: 'About us', href: '#about-us' }] },
              { title: 'More', links: [{ label: 'Documents', href: '#all-documents' }] },
            ]}
            copyright="© 2025 Example"
          />
        </article>
      ),
      dontText: '‘Links’ and ‘More’ do not tell where to look.',
    },
  ],
};
