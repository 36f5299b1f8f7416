import type { Route } from './routes.ts';

/** A brochure's file, drawn at build from `brochures`. */
export type BrochureHref = `/brochures/${string}.pdf`;

/** Target of a link: a page of this site, an anchor on one, a file, a phone, a mailbox, or another site. */
export type Href =
  | Route
  | BrochureHref
  | `${Route}#${string}`
  | `${Route}?${string}`
  | `tel:${string}`
  | `mailto:${string}`
  | `https://${string}`;

/** A link as a visitor reads it. The label makes sense out of context. */
export interface Link {
  readonly label: string;
  readonly href: Href;
}

/** Link in a menu with one line about its target. */
export interface DescribedLink extends Link {
  readonly description: string;
}

/** The icons content may ask for, under the names the design system draws them by. Decoration, never the only label. */
export type IconName =
  | 'briefcase'
  | 'building'
  | 'calendar'
  | 'chart'
  | 'check'
  | 'clock'
  | 'cloud'
  | 'code'
  | 'coins'
  | 'consult'
  | 'database'
  | 'document'
  | 'download'
  | 'eye'
  | 'graduation'
  | 'info'
  | 'integrate'
  | 'mail'
  | 'map'
  | 'mobile'
  | 'phone'
  | 'pin'
  | 'plane'
  | 'power'
  | 'pulse'
  | 'quote'
  | 'search'
  | 'server'
  | 'shield'
  | 'star'
  | 'team'
  | 'trend'
  | 'user'
  | 'water';

/** A service or feature card (spec §3, "Service/solution card" and "Feature"). */
export interface Card {
  readonly title: string;
  readonly description: string;
  readonly icon: IconName;
}

/** A card that leads to a page. */
export interface LinkCard extends Card {
  readonly href: Route;
}

/** The drawings of services, under the names the design system draws them by. */
export type ServiceIllustration =
  | 'consultancy'
  | 'software'
  | 'integration'
  | 'cloud'
  | 'gis'
  | 'utility';

/** The drawings of products without a screen of their own. */
export type ProductIllustration = 'education' | 'fintech' | 'enterprise';

export interface ServiceCard extends LinkCard {
  readonly illustration: ServiceIllustration;
}

/** The drawn screen that stands for a product. */
export interface ProductScreen {
  readonly screen: 'documents' | 'revenue' | 'budget' | 'exchange';
  /** The product's name in the window, at most 13 letters. */
  readonly product: string;
}

/** A product card (spec §3, "Product card": image, title, subtitle, link_info). */
export interface ProductCard {
  readonly picture: ProductScreen;
  readonly title: string;
  readonly subtitle: string;
  readonly href: Route;
  /** Text alternative of the drawn screen. */
  readonly imageAlt: string;
}

/** A figure with its label, e.g. `80+` and `revenue streams` (spec §9, "Marketing figures"). */
export interface Figure {
  readonly value: string;
  readonly label: string;
}

/** A step in a row of steps; the order in the array is the order of work. */
export interface Step {
  readonly title: string;
  readonly description: string;
}

/** The drawn portraits that stand for photos, under the names the design system draws them by. */
export type Portrait = 'first' | 'second' | 'third' | 'fourth' | 'fifth';

export interface TeamMember {
  readonly name: string;
  readonly role: string;
  readonly email: string;
  readonly image: Portrait;
}

/** The colours content may ask for, by their role in the theme. */
export type ColourRole = 'accent' | 'highlight' | 'success' | 'neutral';

/** One entry of the company's history (spec §3). */
export interface TimelineItem {
  readonly year: number;
  readonly title: string;
  readonly content: string;
  readonly alignment: 'left' | 'right';
  readonly year_color: ColourRole;
}

/** A card that shows its description when expanded (spec §3, "Expandable card"; open or closed is the page's state). */
export interface ExpandableCard extends Card {
  readonly id: number;
  /** Shown while the card is closed, too. */
  readonly summary: string;
}

/** A tab of a navigation bar (spec §3, "Tab"). */
export interface Tab {
  readonly id: string;
  readonly title: string;
  readonly route: Route;
}

/** Kind of a section, by which a page chooses its layout. */
export type SectionKind =
  | 'cards'
  | 'choice'
  | 'contact'
  | 'features'
  | 'figures'
  | 'hours'
  | 'related'
  | 'steps'
  | 'team'
  | 'text'
  | 'timeline';

/** One item of a section, in the shape every kind of section shares. */
export interface SectionItem {
  /** A short text before the title: a year, a figure, a step's number. */
  readonly label?: string;
  readonly title: string;
  readonly description?: string;
  readonly points?: readonly string[];
  /** The item as a whole leads here. */
  readonly href?: Href;
  /** Links inside the item: a phone number, a mailbox. */
  readonly links?: readonly Link[];
  readonly icon?: IconName;
  readonly illustration?: ServiceIllustration | ProductIllustration;
  readonly picture?: ProductScreen;
  readonly color?: ColourRole;
}

/** A part of a page with a heading of its own. */
export interface PageSection {
  /** Unique on its page; also the anchor. */
  readonly id: string;
  readonly kind: SectionKind;
  readonly heading: string;
  readonly paragraphs?: readonly string[];
  readonly items?: readonly SectionItem[];
  readonly links?: readonly Link[];
}

/** Metadata of a page for browsers and search engines. */
export interface PageMeta {
  readonly path: Route;
  /** The whole `<title>`, the company's name included. */
  readonly title: string;
  /** The meta description: 70 to 160 characters, unique on the site. */
  readonly description: string;
}

/** A page of text: everything visible between header and footer. */
export interface Page extends PageMeta {
  readonly heading: string;
  readonly intro: readonly string[];
  readonly sections: readonly PageSection[];
  /** Tab bar of the page (spec §2, "Service tab bar" and "Product pages with shared tab bar"). */
  readonly tabBar?: 'services' | 'products';
  /** The drawing at the head of a service page; decoration. */
  readonly illustration?: ServiceIllustration;
}

/** Texts of the page for an HTTP error. */
export interface ErrorPage {
  readonly status: number;
  readonly title: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly links: readonly Link[];
}

/** Kind of failure of a submission, from the visitor's side. */
export type FailureKind =
  | 'offline'
  | 'unreachable'
  | 'server'
  | 'too_many'
  | 'too_large'
  | 'forbidden'
  | 'timeout';

/** Message for one kind of failure. */
export interface Failure {
  readonly heading: string;
  readonly text: string;
}

/** A heading and a text for each way a form can fail. */
export type Failures = Readonly<Record<FailureKind, Failure>> & {
  /** For a subject that no longer exists; `server` is used when absent. */
  readonly not_found?: Failure;
};

/** Reason to suspect a robot, by the service's names. */
export type Suspicion = 'trap' | 'fast';

/** Row of a mail; label and value are one line each. */
export interface MailFact {
  readonly label: string;
  readonly value: string;
}

/** Part of a mail's body. Texts are plain: code that makes HTML of them escapes them. */
export type MailBlock =
  | {
      readonly kind: 'paragraph';
      readonly text: string;
      /** Part of `text` to emphasise. */
      readonly emphasis?: string;
      /** True where the web addresses in `text` are links. */
      readonly linked?: boolean;
    }
  /** Emphasised box. */
  | { readonly kind: 'notice'; readonly text: string }
  | { readonly kind: 'facts'; readonly heading?: string; readonly rows: readonly MailFact[] }
  /** Typed text with its line breaks. */
  | { readonly kind: 'quote'; readonly heading: string; readonly text: string }
  | {
      readonly kind: 'action';
      /** Sentence before the link. */
      readonly lead: string;
      readonly href: string;
      /** Text of the link where its address is not shown. */
      readonly label: string;
      /** True when the link is the reason for the mail. */
      readonly primary: boolean;
    };

/** Content of a mail, in reading order. Addresses and headers come from the sender. */
export interface Mail {
  readonly subject: string;
  /** Heading of the HTML part. */
  readonly heading: string;
  /** Text beside the subject in a mailbox's list. */
  readonly preview: string;
  readonly greeting?: string;
  readonly body: readonly MailBlock[];
  /** Lines below the mail that name the sender. */
  readonly signature?: readonly string[];
}
