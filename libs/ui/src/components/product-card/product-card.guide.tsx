import { type Guide, optional } from '../../internal/guide/guide.ts';
import { ProductScreen } from '../product-screen/product-screen.tsx';
import { ProductCard } from './product-card.tsx';

export const guide: Guide = {
  use: ['to offer a product: its picture, its name, what it is, and the way to its page'],
  avoid: {
    'for a service, which has no screen to show': 'LinkCard',
    'for one capability of a product': 'FeatureCard',
  },
  anatomy: {
    Picture: 'The product’s screen, or a drawing, in a tinted well; decoration.',
    Title: 'The product’s name; it is the link.',
    Subtitle: 'What it is, in half a sentence.',
    'Call to action': optional(
      'Tells the eye that the card leads on; hidden from assistive technology.',
    ),
  },
  accessibility: {
    roles: ['One link, named by the title alone; the whole card can be clicked.'],
    keys: {
      Tab: 'Focuses the link; the whole card is outlined.',
      Enter: 'Follows it.',
    },
    notes: ['Give the picture the empty label: title and subtitle say what it shows.'],
  },
  examples: [
    {
      do: (
        <ProductCard
          image={<ProductScreen screen="documents" product="FileVault" label="" />}
          title="FileVault"
          subtitle="Digital document management and eOffice"
          href="#file-vault"
          callToAction="View product"
        />
      ),
      doText: 'The name is the title, the subtitle explains it.',
      dont: (
        <ProductCard
          image={<ProductScreen screen="documents" product="FileVault" label="" />}
          title="Our flagship product"
          subtitle="FileVault"
          href="#file-vault"
          callToAction="View product"
        />
      ),
      dontText: 'A link that does not name the product.',
    },
  ],
};
