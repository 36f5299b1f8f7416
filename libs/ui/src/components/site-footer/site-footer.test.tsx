import { describeConformance } from '../../testing/conformance.tsx';
import { footerColumns } from '../../testing/navigation.tsx';
import { SiteFooter } from './site-footer.tsx';

describeConformance(
  'SiteFooter',
  (props) => (
    <SiteFooter
      brandName="Example"
      description="Who we are"
      columns={footerColumns}
      contact={<p>Call us</p>}
      copyright="© 2025 Example"
      legalLinks={[{ label: 'Privacy', href: '/privacy' }]}
      {...props}
    >
      <p>Newsletter</p>
    </SiteFooter>
  ),
  {
    rootTag: 'footer',
    texts: [
      'Who we are',
      'Call us',
      'Newsletter',
      '© 2025 Example',
      'Privacy',
      ...footerColumns.flatMap(({ title, links }) => [title, ...links.map(({ label }) => label)]),
    ],
  },
);
