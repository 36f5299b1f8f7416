import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { brochureSheets } from './brochures.ts';
import { applications } from './applications.ts';
import { career, careerMeta, jobTypes } from './career.ts';
import { businessUnits, company, copyright, openingHours } from './company.ts';
import { consent } from './consent.ts';
import { contact } from './contact.ts';
import { coreServices } from './core-services.ts';
import { demos } from './demos.ts';
import { guide, security } from './discovery.ts';
import { enquiries } from './enquiries.ts';
import { errorPages } from './errors.ts';
import { clients, counters, home, homeMeta, testimonials } from './home.ts';
import {
  contactAcknowledgment,
  contactAnnouncement,
  demoAcknowledgment,
  demoAnnouncement,
  enquiryAcknowledgment,
  enquiryAnnouncement,
  subscriptionConfirmation,
  authenticatorEnrolled,
  recoveryCodeUsed,
  staffCode,
  subscriptionWelcome,
  suspected,
  passwordChanged,
  passwordLink,
  passwordLinkWithoutAccount,
  signInCode,
  withdrawalAnnouncement,
  wrongPassword,
} from './mails.ts';
import {
  familyOf,
  footer,
  frame,
  headerNavigation,
  productTabs,
  serviceTabs,
} from './navigation.ts';
import { pages } from './pages.ts';
import { team, timeline, values, whyChooseUs } from './pages/about.ts';
import { brochures } from './pages/brochures.ts';
import { fintechSolutions } from './pages/fintech-applications.ts';
import { consultancySpecialisations } from './pages/it-consultancy-services.ts';
import { softwareProducts, softwareSpecialisations } from './pages/software-services.ts';
import { businessValueChain, portfolio } from './pages/system-integration-services.ts';
import { productCards } from './product-cards.ts';
import { type Route, routes } from './routes.ts';
import { headingOf, sharePictures } from './share.ts';
import { staffLogin } from './staff-login.ts';
import { signIn } from './sign-in.ts';
import { staffSignIn } from './staff-sign-in.ts';
import { subscriptions } from './subscriptions.ts';
import type { Link, Mail, Page } from './types.ts';
import { unsubscriptionFailures } from './unsubscription.ts';

const everything = {
  brochureSheets,
  businessUnits,
  career,
  company,
  contact,
  copyright,
  coreServices,
  demos,
  enquiries,
  errorPages,
  fintechSolutions,
  footer,
  frame,
  guide: guide.sections.map(({ heading }) => heading),
  headerNavigation,
  home,
  metas: [homeMeta, careerMeta],
  staffLogin,
  openingHours,
  pages,
  productCards,
  productTabs,
  serviceTabs,
  signIn,
  staffSignIn,
  subscriptions,
  unsubscriptionFailures,
};

/** Visits every string below a value, with the name of the property that holds it. */
function* strings(value: unknown, key = ''): Generator<{ key: string; text: string }> {
  if (typeof value === 'string') yield { key, text: value };
  else if (Array.isArray(value)) for (const entry of value) yield* strings(entry, key);
  else if (value !== null && typeof value === 'object')
    for (const [name, entry] of Object.entries(value)) yield* strings(entry, name);
}

/** The texts below a value, joined by line breaks so that a match never spans two of them. */
function textOf(value: unknown): string {
  return [...strings(value)].map(({ text }) => text).join('\n');
}

function hrefsOf(value: unknown): string[] {
  return [...strings(value)]
    .filter(({ key }) => key === 'href' || key === 'route')
    .map(({ text }) => text);
}

/** The anchors a page has: its sections' ids. */
function anchorsOf(path: string): string[] {
  if (path === '/') return Object.values(home).flatMap((part) => ('id' in part ? [part.id] : []));
  if (path === '/career') return [];
  return pages[path as keyof typeof pages].sections.map(({ id }) => id);
}

const sources = readdirSync(new URL('.', import.meta.url), { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
  .map((name) => ({ name, text: readFileSync(new URL(name, import.meta.url), 'utf8') }));

describe('routes and pages', () => {
  it('has the routes of the specification, and the two legal pages', () => {
    const specified =
      'about product case-study blog contact-us services cloud-services gis-services it-consultancy-services software-services system-integration-services utility-services career aero-management education-products enterprise-resources fintech-applications urban-erp login file-vault forex'
        .split(' ')
        .map((name) => `/${name}`);
    expect([...routes].sort()).toEqual(['/', '/accessibility', '/privacy', ...specified].sort());
  });

  it('has a page for every route but home and career, under its own path', () => {
    expect([...Object.keys(pages), '/', '/career'].sort()).toEqual([...routes].sort());
    for (const [path, page] of Object.entries(pages)) expect(page.path).toBe(path);
  });

  it('names no section twice on a page', () => {
    for (const page of Object.values(pages)) {
      const ids = page.sections.map(({ id }) => id);
      expect(new Set(ids).size, page.path).toBe(ids.length);
    }
  });

  it('shows the bar of tabs on every page of a service, and on the products it leads to', () => {
    const carrying = (bar: Page['tabBar']) =>
      Object.values(pages)
        .filter(({ tabBar }) => tabBar === bar)
        .map(({ path }) => path)
        .sort();
    const [, ...services] = headerNavigation.flatMap((entry) =>
      entry.kind === 'group' && entry.id === 'services' ? entry.links.map(({ href }) => href) : [],
    );
    expect(carrying('services')).toEqual([...services].sort());
    for (const { route } of serviceTabs) expect(services).toContain(route);
    expect(carrying('products')).toEqual(productTabs.map(({ route }) => route).sort());
  });

  it('leaves no text empty or with stray spaces', () => {
    for (const { key, text } of strings(everything)) {
      if (key === 'suffix') continue;
      expect(text, key).not.toBe('');
      expect(text, key).toBe(text.trim());
      expect(text, text).not.toMatch(/ {2}|lorem|TODO|undefined|\[object/i);
    }
  });
});

describe('titles and descriptions', () => {
  const metas = [homeMeta, careerMeta, ...Object.values(pages)];

  it('are unique, named after the company, and of a length search engines show', () => {
    expect(metas).toHaveLength(routes.length);
    expect(new Set(metas.map(({ title }) => title)).size).toBe(metas.length);
    expect(new Set(metas.map(({ description }) => description)).size).toBe(metas.length);
    for (const { path, title, description } of metas) {
      expect(title, path).toContain(company.name);
      expect(description.length, `${path}: ${description}`).toBeGreaterThanOrEqual(70);
      expect(description.length, `${path}: ${description}`).toBeLessThanOrEqual(160);
    }
  });
});

describe('links', () => {
  const hrefs = hrefsOf(everything);

  it('lead to pages that exist, and to anchors on them', () => {
    const internal = hrefs.filter((href) => href.startsWith('/'));
    expect(internal.length).toBeGreaterThan(100);
    for (const href of internal) {
      if (href.startsWith('/brochures/')) continue;
      const url = new URL(href, 'https://example.com');
      expect(routes, href).toContain(url.pathname);
      if (url.hash) expect(anchorsOf(url.pathname), href).toContain(url.hash.slice(1));
    }
  });

  it('use no scheme but tel, mailto and https', () => {
    for (const href of hrefs) {
      if (href.startsWith('/')) continue;
      if (href.startsWith('tel:')) expect(href).toMatch(/^tel:\+91471000000\d$/);
      else if (href.startsWith('mailto:'))
        expect(href).toMatch(/^mailto:[a-z]+@example\.com(\?subject=[\w%().~-]+)?$/);
      else expect(href).toMatch(/^https:\/\/(www\.example\.com|www\.openstreetmap\.org)\//);
    }
  });

  it('in the header reach every route of the specification', () => {
    const reached = hrefsOf(headerNavigation);
    for (const route of routes)
      if (route !== '/privacy' && route !== '/accessibility') expect(reached).toContain(route);
    expect(new Set(reached).size).toBe(reached.length);
  });

  it('in the footer reach the legal pages', () => {
    expect(hrefsOf(footer.legal)).toEqual(['/privacy', '/accessibility']);
  });

  it('have the same label wherever a menu leads to the same page', () => {
    const labels = new Map<string, string>();
    const inHeader = headerNavigation.flatMap((entry): readonly Link[] =>
      entry.kind === 'group' ? entry.links : [entry],
    );
    for (const { href, label } of inHeader) labels.set(href, label);
    for (const { href, label } of footer.lists.flatMap(({ links }) => links))
      if (href === '/services') expect(labels.get(href)).toBe('All services');
      else expect(label).toBe(labels.get(href));
  });
});

describe('brochures', () => {
  const linked = hrefsOf(everything).filter((href) => href.startsWith('/brochures/'));

  it('are linked when there is one to download, and only there', () => {
    expect(new Set(linked)).toEqual(
      new Set([
        '/brochures/edu-erp.pdf',
        '/brochures/ffmc-management-solution.pdf',
        '/brochures/ad-ii-solution.pdf',
      ]),
    );
    expect(brochureSheets.map(({ brochure }) => brochure)).toEqual(Object.values(brochures));
  });

  it('are linked by a label that says what comes', () => {
    for (const { product, link } of Object.values(brochures))
      expect(link.label).toBe(`Download the ${product} brochure (PDF)`);
  });

  it('say what their page says', () => {
    for (const { path, heading, paragraphs, features, contact } of brochureSheets) {
      const shown = textOf(pages[path]);
      const said = [
        heading,
        paragraphs,
        features.items,
        contact.heading,
        contact.text,
        contact.links,
      ];
      for (const { text, key } of strings(said))
        if (key !== 'icon') expect(shown, path).toContain(text);
      expect(contact.links.length).toBeGreaterThan(1);
    }
  });
});

describe('what others show of a page', () => {
  it('has a picture for every route, each with a heading of its own page', () => {
    expect([...sharePictures.keys()]).toEqual(routes);
    expect(new Set([...sharePictures.values()].map(({ src }) => src)).size).toBe(routes.length);
    for (const [path, { src, heading, alt }] of sharePictures) {
      expect(src).toMatch(/^\/share\/[a-z-]+\.png$/);
      expect(heading).toBe(headingOf(path as Route).heading);
      expect(alt).toContain(heading);
    }
    expect(sharePictures.get('/forex')).toMatchObject({ eyebrow: 'Products' });
    expect(sharePictures.get('/about')).not.toHaveProperty('eyebrow');
  });

  it('knows the pages of one service and of one product', () => {
    expect(familyOf('/gis-services')).toBe('services');
    expect(familyOf('/fintech-applications')).toBe('products');
    for (const path of ['/', '/services', '/product', '/career', '/nowhere'])
      expect(familyOf(path)).toBeUndefined();
  });

  it('is described for programs page by page, and the brochures and the feed with it', () => {
    const links = guide.sections.flatMap((section) => section.links);
    expect(new Set(links.map(({ href }) => href))).toEqual(
      new Set([
        ...routes,
        ...Object.values(brochures).map(({ link }) => link.href),
        career.feed.path,
      ]),
    );
    for (const { href, description } of links)
      expect(description, href).toBe(
        [homeMeta, careerMeta, ...Object.values(pages)].find(({ path }) => path === href)
          ?.description,
      );
    expect(security.contact).toBe(company.emails.security.href);
  });
});

describe('placeholders', () => {
  it('keep every email address on example.com', () => {
    for (const { name, text } of sources)
      for (const [address] of text.matchAll(/[\w.+-]+@[\w-]+\.[\w.-]*\w/g))
        if (!address.startsWith('@')) expect(address, name).toMatch(/@example\.com$/);
  });

  it('write the company’s name in one file only', () => {
    const naming = sources.filter(({ text }) => text.includes(company.name));
    expect(naming.map(({ name }) => name)).toEqual(['company.ts']);
  });

  it('use only phone numbers that are plainly made up', () => {
    for (const [number] of textOf(everything).matchAll(/\+\d[\d ]{6,}\d/g))
      expect(number).toMatch(/^\+91 ?471 ?000 ?000\d$/);
  });
});

/** Words that each page must show, from spec §2, §3, §5, §8 and §9. */
const facts: readonly (readonly [Route, readonly string[]])[] = [
  [
    '/',
    [
      'Think Simple. Work Smarter. Grow Better.',
      'View Our Work',
      'Get Start',
      'Our Core Services',
      'Glorious Years',
      'Projects Done',
      'Active Clients',
      'Team Advisors',
      'Our Products',
      'Get In Touch',
      'Send Message',
      'Submitted Succesfully',
    ],
  ],
  ['/about', ['About Us', 'Mission', 'Vision', 'Why Choose Us', 'ISO 9001', 'Aero-DB']],
  ['/product', ['FileVault', 'Aero Management', 'Municipal ERP', 'ForEx']],
  ['/case-study', ["We're Getting Ready Stay Tuned!"]],
  ['/blog', ["We're Getting Ready Stay Tuned!"]],
  [
    '/contact-us',
    ['Trivandrum, Kerala', '09:30 to 18:00', '09:30 to 13:00', 'Saturday', 'Sunday', 'Holiday'],
  ],
  ['/services', ['Our Core Services']],
  [
    '/cloud-services',
    [
      'specialised cloud migration services',
      'certifications',
      'Lift & Shift (Rehosting)',
      'Replatform',
      'Refactor/Re-architect',
      'ulti-account',
      'central IAM',
      'Database Migration',
      'Oracle, SQL Server and MongoDB',
      'Application Modernization',
      'Cloud Security',
      '10+ years of enterprise IT expertise',
      'End-to-end ownership',
      'Technical expertise',
      '100% customer success',
    ],
  ],
  [
    '/it-consultancy-services',
    [
      'Smart City',
      'e-Governance',
      'Fintech/BFSI',
      'Healthcare',
      'ERP',
      'Data Centre, NOC, SOC and Networking',
      'onsite or shared models',
    ],
  ],
  [
    '/software-services',
    [
      'Finance',
      'Airport',
      'Government/Enterprise',
      'Enterprise Cloud Enablement',
      'Business Process Management',
      'Analytics and Data Visualization',
      'Mobile Application',
      'GIS',
      'Our Products',
      'Fintech Application Suite',
      'Education (EDU-ERP)',
      'Aero-DB',
      'Enterprise Resource Planning',
      'Budgeting, procurement and inventory',
    ],
  ],
  [
    '/system-integration-services',
    [
      'Efficiency with better technology',
      'System reliability with 24/7 support',
      'Reduced total cost of ownership',
      'Accelerated time-to-value',
      'Servers & Storage',
      'Network Solutions',
      'Power Solutions',
      'OEM partners',
    ],
  ],
  ['/gis-services', ['GIS']],
  ['/utility-services', ['Water and power SCADA']],
  [
    '/aero-management',
    [
      'Airport Revenue Monitoring System',
      'Visibility into 80+ revenue streams',
      'Real-time dashboards',
      'Automated compliance reporting',
      'Predictive analytics',
      'Integration with airport subsystems',
    ],
  ],
  [
    '/urban-erp',
    [
      'Municipal ERP',
      'Efficiency',
      'Revenue',
      'Transparency',
      'Needs Assessment',
      'Customization',
      'Training & Rollout',
      company.emails.sales.href,
      company.phones.sales.href,
    ],
  ],
  ['/file-vault', ['FileVault', 'digital document management and eOffice']],
  [
    '/forex',
    ['ForEx', 'Schedule a Demo', '30%', 'risk reduction', '24/7', 'audit ready', 'Up to 70%'],
  ],
  ['/education-products', ['campus management', '25+ modules', 'brochure', 'https://']],
  [
    '/fintech-applications',
    ['CKYC Solution', 'FFMC Management Solution', 'AD-II Solution', 'unique 14-digit number'],
  ],
  ['/enterprise-resources', ['Budgeting', 'Procurement', 'Inventory']],
  [
    '/career',
    [
      'Browse Jobs',
      'Job Category',
      'Job Type',
      'Location',
      'Reset',
      'Last date for submission',
      'Apply',
      'More Details',
      'Close',
      'Sorry currently No jobs Availiable',
    ],
  ],
  [
    '/login',
    [
      'Official Login',
      'Employee Code',
      'Mobile Number',
      'Captcha',
      'Sign In',
      'Guest Login',
      'Email',
      'Password',
      'Remember me',
      'Forgot password',
      'Continue as Guest',
      "We've sent a verification code to your email",
      'Submit',
      'Back to login',
      'Back to home',
    ],
  ],
  ['/privacy', ['XSRF-TOKEN', 'newsletter', 'no tracking']],
  ['/accessibility', ['WCAG) 2.2', 'AA', 'axe', 'keyboard']],
];

describe('what the specification says', () => {
  it('is checked for every page', () => {
    expect(facts.map(([path]) => path).sort()).toEqual([...routes].sort());
  });

  it.each(facts)('stands on %s', (path, wanted) => {
    const parts: Partial<Record<Route, unknown>> = {
      '/': home,
      '/career': career,
      '/login': [signIn, staffLogin],
    };
    const shown = textOf([parts[path], pages[path as keyof typeof pages]]);
    for (const text of wanted) expect(shown).toContain(text);
  });

  it.each<[Route, Route[]]>([
    ['/product', ['/file-vault', '/aero-management', '/urban-erp', '/forex']],
    ['/aero-management', ['/file-vault', '/urban-erp']],
    ['/file-vault', ['/fintech-applications', '/aero-management', '/education-products']],
    ['/education-products', ['/fintech-applications', '/aero-management', '/enterprise-resources']],
    ['/fintech-applications', ['/enterprise-resources', '/aero-management', '/education-products']],
  ])('is where %s leads', (path, wanted) => {
    const hrefs = hrefsOf(pages[path as keyof typeof pages]);
    for (const href of wanted) expect(hrefs).toContain(href);
  });

  it('keeps the messages of the forms letter for letter', () => {
    expect(Object.entries(enquiries.validation)).toEqual([
      ['email_invalid', 'Please enter valid email and continue'],
      ['user_name_missing', 'Please enter user Name and continue'],
      ['msg_missing', 'Please enter message and continue'],
    ]);
    expect(enquiries.success).toBe('Submitted Succesfully');
    expect(home.getInTouch.form.fields).toEqual({
      user_name: 'Name',
      email: 'Email',
      msg: 'Message',
    });
  });

  it('keeps the messages and the fields of the contact form, in its order', () => {
    expect(contact.validation.name_missing).toBe('Name is not given');
    expect(contact.validation.phone_number_missing).toBe('Phone number is not given');
    expect(contact.success).toBe('Submitted Succesfully');
    expect(Object.entries(contact.form.fields)).toEqual([
      ['name', 'Name'],
      ['email', 'Email'],
      ['phone_number', 'Phone'],
      ['subject', 'Subject'],
      ['message', 'Message'],
    ]);
    expect(contact.form.submit).toBe('Send Message');
  });

  it('keeps the words of the demo form', () => {
    expect(demos.heading).toBe('Schedule a Demo');
    expect(demos.form.submit).toBe('Request Demo');
    expect(Object.keys(demos.form.fields)).toEqual(['name', 'email', 'phone']);
  });

  it('keeps the figures, the actions and the cards of the home page', () => {
    expect(counters.map(({ target, label, suffix }) => `${target}${suffix} ${label}`)).toEqual([
      '13 + Glorious Years',
      '200 + Projects Done',
      '800 + Active Clients',
      '10 + Team Advisors',
    ]);
    expect(home.hero.actions.work.href).toBe('/product');
    expect(home.hero.actions.start.href).toBe('/#get-in-touch');
    expect(coreServices.map(({ href }) => href)).toEqual([
      '/it-consultancy-services',
      '/software-services',
      '/system-integration-services',
      '/cloud-services',
    ]);
    expect(productCards.map(({ href }) => href)).toEqual([
      '/file-vault',
      '/aero-management',
      '/urban-erp',
      '/forex',
    ]);
    for (const { screen, href } of productCards) expect(href).toBe(`/${screen}`);
    expect(testimonials).toHaveLength(3);
    expect(clients).toHaveLength(13);
    expect(new Set(clients.map(({ mark }) => mark)).size).toBe(13);
    for (const { client } of testimonials)
      expect(clients.map(({ name }) => name)).toContain(client);
  });

  it('keeps the parts of the about page', () => {
    expect(values).toHaveLength(5);
    expect(whyChooseUs.map(({ id }) => id)).toEqual([1, 2, 3, 4]);
    expect(team).toHaveLength(5);
    expect(timeline.map(({ title }) => title)).toEqual([
      'Incorporation',
      'System integration unit',
      'Key partnerships',
      'Software unit',
      'Aero-DB launch',
      'ISO 9001 and ForEx launch',
      'One million in sales',
      'Cloud unit',
    ]);
    const years = timeline.map(({ year }) => year);
    expect(years.at(0)).toBe(2012);
    expect(years.at(-1)).toBe(2024);
    expect(years).toEqual([...new Set(years)].sort((a, b) => a - b));
  });

  it('keeps the number of units, specialisations, steps and choices', () => {
    expect(Object.keys(businessUnits)).toHaveLength(4);
    expect(consultancySpecialisations).toHaveLength(7);
    expect(softwareSpecialisations).toHaveLength(8);
    expect(softwareProducts.map(({ href }) => href)).toEqual([
      '/fintech-applications',
      '/education-products',
      '/aero-management',
      '/enterprise-resources',
    ]);
    expect(businessValueChain).toHaveLength(4);
    expect(portfolio).toHaveLength(3);
    expect(fintechSolutions.map(({ key, brochure }) => [key, brochure])).toEqual([
      ['ckyc', undefined],
      ['ffmc', brochures.ffmc],
      ['adII', brochures.adII],
    ]);
    expect(jobTypes).toEqual([
      { id: 1, label: 'Full time' },
      { id: 2, label: 'Part time' },
    ]);
  });

  it('names the tabs as the specification does', () => {
    expect(serviceTabs.map(({ title, route }) => [title, route])).toEqual([
      ['IT Consultancy Services', '/it-consultancy-services'],
      ['Software Development', '/software-services'],
      ['System Integration', '/system-integration-services'],
      ['Cloud Service', '/cloud-services'],
    ]);
    expect(productTabs.map(({ title, route }) => [title, route])).toEqual([
      ['FileVault', '/file-vault'],
      ['Aero Management', '/aero-management'],
      ['Municipal ERP', '/urban-erp'],
      ['ForEx', '/forex'],
    ]);
  });

  it('dates the notice 2025', () => {
    expect(copyright).toContain('© 2025');
  });

  it('gives no figures but its own', () => {
    const allowed = new Set(['10+', '100%', '80+', '25+', '30%', '70%', '24/7']);
    for (const [figure] of textOf(everything).matchAll(/\d+(?:\+|%(?![\dA-F])|\/7)/g))
      expect(allowed).toContain(figure);
  });
});

describe('career texts', () => {
  it('count one job and several', () => {
    expect([0, 1, 24].map((count) => career.resultCount(count))).toEqual([
      '0 jobs found',
      '1 job found',
      '24 jobs found',
    ]);
  });

  it('never say that there are no jobs when the list could not be loaded', () => {
    expect(textOf(career.loadFailure)).not.toMatch(/no (jobs|vacancies|positions|openings)/i);
  });

  it('start the accessible names with the visible words', () => {
    expect(career.card.applyName('Clerk').startsWith(career.card.apply)).toBe(true);
    expect(career.card.moreDetailsName('Clerk').startsWith(career.card.moreDetails)).toBe(true);
  });
});

describe('failures of a form', () => {
  it.each([
    ['enquiry', enquiries.failures],
    ['contact message', contact.failures],
    ['demo request', demos.failures],
    ['application', applications.failures],
    ['subscription', subscriptions.failures],
  ])('say of an %s whether it was sent, and that nothing typed is lost', (_, failures) => {
    for (const [kind, { text }] of Object.entries(failures)) {
      expect(text, kind).toMatch(/ is still here/);
      if (kind === 'server' || kind === 'timeout') {
        expect(text, kind).toContain('cannot tell whether');
        expect(text, kind).not.toContain('not sent');
      } else expect(text, kind).toContain('was not sent');
    }
  });
});

describe('failures of ending a subscription', () => {
  it('say whether it has ended', () => {
    for (const [kind, { text }] of Object.entries(unsubscriptionFailures)) {
      const unknown = kind === 'server' || kind === 'timeout';
      expect(text, kind).toContain(
        unknown ? 'cannot tell whether' : 'Your subscription was not ended',
      );
    }
  });
});

describe('error pages', () => {
  it('exist for the statuses a visitor can meet, each under its own', () => {
    expect(Object.keys(errorPages)).toEqual(
      [400, 403, 404, 405, 413, 415, 429, 500, 503].map(String),
    );
    for (const [status, page] of Object.entries(errorPages))
      expect(String(page.status)).toBe(status);
  });
});

describe('forms that take personal data', () => {
  it.each(
    Object.entries({
      enquiry: home.getInTouch.form,
      contact: contact.form,
      demo: demos.form,
      newsletter: footer.newsletter,
    }),
  )('say beside their button what becomes of it: %s', (_, form) => {
    expect(form.consent).toBe(consent);
    const [path, section] = form.privacy.href.split('#');
    expect(path).toBe('/privacy');
    expect(pages['/privacy'].sections.map(({ id }) => id)).toContain(section);
  });
});

describe('mails', () => {
  const enquiry = {
    reference: 'E-0001',
    user_name: 'Ravi\r\nBcc: all@example.com',
    email: 'ravi@example.com',
    msg: 'First line\n\nSecond line',
  };

  const rowsOf = ({ body }: Mail) =>
    body.flatMap((block) =>
      block.kind === 'facts' ? block.rows.map(({ label, value }) => `${label}: ${value}`) : [],
    );

  it('announce the whole enquiry to the office, its facts on one line each', () => {
    const mail = enquiryAnnouncement(enquiry);
    expect(mail.subject).toBe('New enquiry E-0001');
    expect(rowsOf(mail)).toEqual([
      'Reference: E-0001',
      'Name: Ravi Bcc: all@example.com',
      'Email: ravi@example.com',
    ]);
    expect(mail.body).toContainEqual(
      expect.objectContaining({ kind: 'quote', text: 'First line\n\nSecond line' }),
    );
  });

  it('acknowledge an enquiry by name and reference, in one-line subjects', () => {
    const mail = enquiryAcknowledgment({ reference: 'E-0001', user_name: ' Ravi  K. ' });
    expect(mail.subject).toBe('We have received your enquiry (E-0001)');
    expect(mail.greeting).toBe('Dear Ravi K.,');
    expect(JSON.stringify(mail.body)).toContain('Your reference is E-0001.');
    expect(JSON.stringify(mail)).not.toContain('undefined');
  });

  it.each(['അനിത', 'José María', 'O’Brien-Smith', "D'Souza", 'M. K. Nair'])(
    'greet %s by name',
    (user_name) => {
      expect(enquiryAcknowledgment({ reference: 'E', user_name }).greeting).toBe(
        `Dear ${user_name},`,
      );
    },
  );

  it.each([
    'Win at https://evil.example',
    'Visit evil.example now',
    'write to me@evil.example',
    'Call 000 111',
    'x'.repeat(61),
    enquiry.user_name,
    '',
  ])('do not pass on %j to strangers', (user_name) => {
    const mail = enquiryAcknowledgment({ reference: 'E', user_name });
    expect(mail.greeting).toBe('Hello,');
    if (user_name) expect(JSON.stringify(mail)).not.toContain(user_name);
  });

  it('say a code and a link to the one they are for, and not in the lists of a mailbox', () => {
    const code = signInCode({ code: '012345', minutes: 10 });
    const link = passwordLink({ link: 'https://www.example.com/r?token=T0K3N', minutes: 60 });
    const staff = staffCode({ code: '012345', minutes: 10 });
    for (const [mail, secret] of [
      [code, '012345'],
      [staff, '012345'],
      [link, 'T0K3N'],
    ] as const) {
      expect(JSON.stringify(mail.body)).toContain(secret);
      expect(`${mail.subject} ${mail.heading} ${mail.preview}`).not.toContain(secret);
    }
    const href = 'https://www.example.com/login';
    for (const mail of [
      wrongPassword({ link: href }),
      passwordLinkWithoutAccount({ link: href }),
      passwordChanged({ link: href }),
    ])
      expect(mail.body).toContainEqual(expect.objectContaining({ kind: 'action', href }));
  });

  it('tell a member of the staff what happened to their account, without a link to press', () => {
    for (const mail of [authenticatorEnrolled(), recoveryCodeUsed({ left: 3 })]) {
      expect(JSON.stringify(mail.body)).toMatch(/tell your administrator/i);
      expect(mail.body.map(({ kind }) => kind)).not.toContain('action');
    }
    expect(JSON.stringify(recoveryCodeUsed({ left: 3 }).body)).toContain('You have 3 left');
  });

  it('tell the office who withdrew, on one line each', () => {
    const mail = withdrawalAnnouncement({
      reference: 'A-0001',
      job_id: 7,
      job_title: 'Analyst\r\nBcc: all@example.com',
      applcnt_name: enquiry.user_name,
      applcnt_email: 'ravi@example.com',
    });
    expect(mail.subject).toBe('Application withdrawn A-0001');
    expect(rowsOf(mail)).toEqual([
      'Reference: A-0001',
      'Vacancy: Analyst Bcc: all@example.com (job 7)',
      'Name: Ravi Bcc: all@example.com',
      'Email: ravi@example.com',
    ]);
  });

  const typed = {
    reference: 'C-0001',
    name: 'Ravi\r\nBcc: all@example.com',
    email: 'ravi@example.com',
  };

  it('announce a contact message to the office, with nothing typed in the subject', () => {
    const mail = contactAnnouncement({
      ...typed,
      phone_number: '9876543210',
      subject: 'A\nmap',
      message: 'First line\n\nSecond line',
    });
    expect(mail.subject).toBe('New contact message C-0001');
    expect(rowsOf(mail)).toEqual([
      'Reference: C-0001',
      'Name: Ravi Bcc: all@example.com',
      'Email: ravi@example.com',
      'Phone: 9876543210',
      'Subject: A map',
    ]);
    expect(mail.body).toContainEqual(
      expect.objectContaining({ kind: 'quote', text: 'First line\n\nSecond line' }),
    );
  });

  it('announce a demo request to the office, with nothing typed in the subject', () => {
    const mail = demoAnnouncement({ ...typed, phone: '9876543210', product: 'For\nEx' });
    expect(mail.subject).toBe('New demo request C-0001');
    expect(rowsOf(mail)).toEqual([
      'Reference: C-0001',
      'Product: For Ex',
      'Name: Ravi Bcc: all@example.com',
      'Email: ravi@example.com',
      'Phone: 9876543210',
    ]);
  });

  it.each([
    ['a contact message', contactAcknowledgment],
    ['a demo request', demoAcknowledgment],
  ])('acknowledge %s by reference, and by a plain name only', (_, acknowledge) => {
    const known = acknowledge({ reference: 'C-0001', name: 'Ravi' });
    expect(known.subject).toMatch(/^We have received your .*\(C-0001\)$/);
    expect(known.greeting).toBe('Dear Ravi,');
    expect(JSON.stringify(known.body)).toContain('Your reference is C-0001.');
    const stranger = acknowledge({ reference: 'C-0001', name: 'Win at https://evil.example' });
    expect(stranger.greeting).toBe('Hello,');
    expect(JSON.stringify(stranger)).not.toContain('evil');
  });

  it.each(['trap', 'fast'] as const)(
    'say in the subject and first of all why (%s) it may be a robot',
    (sign) => {
      const mail = enquiryAnnouncement(enquiry);
      const marked = suspected(mail, sign);
      expect(marked.subject).toBe('Suspected robot: New enquiry E-0001');
      const [notice, ...others] = marked.body;
      expect(notice).toMatchObject({
        kind: 'notice',
        text: expect.stringContaining('held back') as string,
      });
      expect(others).toEqual(mail.body);
    },
  );

  it('let what stands out be a part of its paragraph', () => {
    const { body } = enquiryAcknowledgment({ reference: 'E-0001', user_name: 'Ravi' });
    const emphasised = body.filter(
      (block) => block.kind === 'paragraph' && block.emphasis !== undefined,
    );
    expect(emphasised).toMatchObject([
      { text: expect.stringContaining('E-0001') as string, emphasis: 'E-0001' },
    ]);
  });

  it('welcome a subscriber with the link that ends the subscription', () => {
    const unsubscribeLink = 'https://example.com/newsletter/unsubscribe?token=abc';
    const { subject, body } = subscriptionWelcome({ unsubscribeLink });
    expect(subject).toContain(company.name);
    expect(body).toContainEqual(
      expect.objectContaining({ kind: 'action', href: unsubscribeLink, primary: false }),
    );
  });

  it('carry the link of a subscription, and say what to do if it was not you', () => {
    const link = 'https://example.com/confirm?token=abc';
    const { subject, body } = subscriptionConfirmation({ link });
    expect(subject).toContain(company.name);
    expect(body).toContainEqual(
      expect.objectContaining({ kind: 'action', href: link, primary: true }),
    );
    expect(JSON.stringify(body)).toContain('If it was not you, please ignore this message');
  });
});
