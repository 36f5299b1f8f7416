import { describe, expect, it } from 'vitest';
import { describeConformance } from '../../testing/conformance.tsx';
import { renderToStaticMarkup } from '../../testing/server.ts';
import { ContactCard } from './contact-card.tsx';

describeConformance(
  'ContactCard',
  (props) => (
    <ContactCard
      {...props}
      name="Headquarters"
      phone="+91 471 555 0100"
      email={['office@example.com', 'jobs@example.com']}
      address={['Example House', 'Trivandrum']}
      hours="Monday to Friday"
    >
      Come by.
    </ContactCard>
  ),
  {
    rootTag: 'div',
    texts: ['Headquarters', 'Come by.', 'jobs@', 'Trivandrum', 'Monday to Friday'],
  },
);

describe('ContactCard', () => {
  it('links what can be reached with a tap', () => {
    const html = renderToStaticMarkup(
      <ContactCard name="Cloud" phone="+91 (471) 555-0104" email="cloud@example.com" />,
    );
    expect(html).toContain('href="tel:+914715550104"');
    expect(html).toContain('href="mailto:cloud@example.com"');
  });

  it('names the ways as asked', () => {
    const html = renderToStaticMarkup(
      <ContactCard name="Cloud" phone="1" email="a@b.example" labels={{ phone: 'Telefon' }} />,
    );
    expect(html).toContain('Telefon');
    expect(html).toContain('Email');
    expect(html).not.toContain('Phone');
  });

  it('has no empty list', () => {
    expect(renderToStaticMarkup(<ContactCard name="Cloud" />)).not.toContain('<dl');
  });
});
