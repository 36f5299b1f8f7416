import { describe, expect, it } from 'vitest';
import { career, jobTypes } from './career.ts';
import { businessUnits, copyright } from './company.ts';
import { contact } from './contact.ts';
import { coreServices } from './core-services.ts';
import { demos } from './demos.ts';
import { enquiries } from './enquiries.ts';
import { clients, counters, home, testimonials } from './home.ts';
import { productTabs, serviceTabs } from './navigation.ts';
import { pages } from './pages.ts';
import { team, timeline, values, whyChooseUs } from './pages/about.ts';
import { brochures } from './pages/brochures.ts';
import { fintechSolutions } from './pages/fintech-applications.ts';
import { consultancySpecialisations } from './pages/it-consultancy-services.ts';
import { softwareProducts, softwareSpecialisations } from './pages/software-services.ts';
import { businessValueChain, portfolio } from './pages/system-integration-services.ts';
import { productCards } from './product-cards.ts';
import { type Route, routes } from './routes.ts';
import { signIn } from './sign-in.ts';
import { staffLogin } from './staff-login.ts';
import { specifiedTexts } from './testing/specified-texts.ts';
import { everything, textOf, hrefsOf } from './testing/texts.ts';

describe('what the specification says', () => {
  it('has the routes of the specification, and the two legal pages', () => {
    const specified =
      'about product case-study blog contact-us services cloud-services gis-services it-consultancy-services software-services system-integration-services utility-services career aero-management education-products enterprise-resources fintech-applications urban-erp login file-vault forex'
        .split(' ')
        .map((name) => `/${name}`);
    expect([...routes].sort()).toEqual(['/', '/accessibility', '/privacy', ...specified].sort());
  });

  it('is checked for every page', () => {
    expect(specifiedTexts.map(([path]) => path).sort()).toEqual([...routes].sort());
  });

  it.each(specifiedTexts)('stands on %s', (path, wanted) => {
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
