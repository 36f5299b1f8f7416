import { account } from '@example/content/account';
import { applications } from '@example/content/applications';
import { career } from '@example/content/career';
import { enquiries } from '@example/content/enquiries';
import { home } from '@example/content/home';
import { whyChooseUs } from '@example/content/pages/about';
import { fintechChoice, fintechSolutions } from '@example/content/pages/fintech-applications';
import { routes } from '@example/content/routes';
import { signIn } from '@example/content/sign-in';
import { mailsIn } from '@example/testing/service';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import { pdf } from '../e2e/resume.ts';
import type { Driver } from './driver.ts';
import { createVisitor, type Query, type Visitor } from './visitor.ts';

export const DESKTOP = 1280;
const PHONE = 360;

// Each of these runs in the page.
const value = (field: HTMLElement) => (field as HTMLInputElement).value;
const hasFocus = (element: HTMLElement) => element === document.activeElement;
const isChecked = (box: HTMLElement) => (box as HTMLInputElement).checked;
const isSelected = (tab: HTMLElement) => tab.ariaSelected;
/** Returns by how many px the page is too wide, and whether its window is as narrow as a phone's. */
const overflow = () => {
  const { scrollWidth, clientWidth } = document.documentElement;
  return { px: scrollWidth - clientWidth, isPhone: innerWidth < 700 };
};
const cards = () => document.querySelectorAll('main article').length;

/** Tests the site's flows in one engine, whose browser `open` starts, and those that only this engine has. */
export const describeFlows = <Element>(
  engine: string,
  open: (origin: string) => Promise<Driver<Element> & { readonly origin?: string }>,
  ownFlows: (visitor: () => Visitor) => void = () => undefined,
): void => {
  const { origin, dataDir } = inject('service');
  let driver: Awaited<ReturnType<typeof open>>;
  let visitor: Visitor;

  beforeAll(async () => {
    driver = await open(origin);
    await driver.resize(DESKTOP);
    visitor = createVisitor(driver, driver.origin ?? origin);
  });

  afterAll(async () => driver.close());

  /** Opens a page and gives the focus to a part of it, which brings it to life. */
  const openAt = async (path: string, start: Query) => {
    await visitor.open(path);
    await visitor.focus(start);
    await visitor.seesLife();
  };

  /** Waits until the window has its width and the page, laid out for it, is no wider. */
  const fits = async (path: string, width: number) =>
    expect
      .poll(async () => visitor.run(overflow), { message: `${path} at ${String(width)} px` })
      .toEqual({ px: 0, isPhone: width === PHONE });

  describe(engine, () => {
    afterEach(async () => {
      expect(await driver.complaints(), 'what the pages complain of').toEqual([]);
    });

    it('shows every page without an error, and no wider than its window, on desktop and phone', async () => {
      for (const path of routes) {
        await visitor.open(path);
        await visitor.wake();
        for (const width of [PHONE, DESKTOP]) {
          await visitor.resize(width);
          await fits(path, width);
        }
        expect(await driver.complaints(), path).toEqual([]);
      }
    });

    ownFlows(() => visitor);

    it('sends an enquiry, clears its fields, and refuses a wrong address before', async () => {
      const { name, fields, submit } = home.getInTouch.form;
      const within: Query = { role: 'form', name };
      const field = (text: string): Query => ({ label: new RegExp(`^${text}`), within });
      const send: Query = { role: 'button', name: submit, within };
      const answer: Query = { role: 'alert', within };
      await openAt('/', field(fields.user_name));
      await visitor.type(field(fields.user_name), engine);
      await visitor.type(field(fields.msg), 'We need a map of our town.');
      await visitor.click(send);
      await visitor.sees(
        answer,
        ({ textContent }) => textContent.trim(),
        enquiries.validation.email_invalid,
      );
      await visitor.type(field(fields.email), `${engine.toLowerCase()}@example.com`);
      await visitor.click(send);
      await visitor.sees(answer, ({ textContent }) => /E-\w{8}/.test(textContent), true);
      await visitor.sees(answer, hasFocus, true);
      for (const text of Object.values(fields)) await visitor.sees(field(text), value, '');
      await expect.poll(() => mailsIn(dataDir, `Name: ${engine}`).length).toBe(1);
    });

    it('filters the vacancies while the visitor types and chooses, and Reset restores all', async () => {
      const { search, type, reset } = career.filters;
      const box: Query = { label: search.label };
      await openAt('/career', box);
      const all = await visitor.run(cards);
      await visitor.type(box, 'gis');
      await visitor.arrives('/career?q=gis');
      await expect.poll(async () => visitor.run(cards)).toBeLessThan(all);
      expect(await visitor.run(cards)).toBeGreaterThan(0);
      await visitor.choose({ label: type.label }, '2');
      await visitor.arrives('/career?q=gis&type=2');
      await visitor.click({ role: 'button', name: reset });
      await visitor.arrives('/career');
      await expect.poll(async () => visitor.run(cards)).toBe(all);
    });

    it('opens details and application form by keyboard, and gives the focus back', async () => {
      const link = (text: string): Query => ({
        role: 'link',
        name: new RegExp(`^${text}`),
        nth: 1,
      });
      const { moreDetails, apply } = career.card;
      await openAt('/career', link(moreDetails));
      await visitor.press('Enter');
      const dialog: Query = { role: 'dialog' };
      await visitor.sees({ role: 'heading', within: dialog }, hasFocus, true);
      await visitor.sees(dialog, ({ offsetWidth }) => offsetWidth, 600);
      await visitor.focus({ role: 'link', name: career.details.apply, within: dialog });
      await visitor.press('Enter');
      const form: Query = { role: 'dialog', name: new RegExp(`^${applications.form.title('')}`) };
      await visitor.sees(form, ({ offsetWidth }) => offsetWidth, 800);
      const { applcnt_name } = applications.form.fields;
      await visitor.sees({ label: new RegExp(`^${applcnt_name}`), within: form }, hasFocus, true);
      await visitor.press('Escape');
      await expect.poll(async () => visitor.isThere(dialog)).toBe(false);
      await visitor.sees(link(`${apply} `), hasFocus, true);
    });

    it('stores an application with its file, its source and its wish to be kept', async () => {
      const { fields, submit, talentPool } = applications.form;
      const within: Query = { role: 'dialog' };
      const field = (text: string): Query => ({
        label: new RegExp(`^${text.replace('/', '.')}`),
        within,
      });
      const file = join(dataDir, `${engine}.pdf`);
      writeFileSync(file, pdf.buffer);
      await visitor.open('/career?job=1&apply=1&utm_source=Engines');
      await visitor.seesLife();
      await visitor.type(field(fields.applcnt_name), engine);
      await visitor.type(field(fields.applcnt_email), `${engine.toLowerCase()}@example.com`);
      await visitor.type(field(fields.applcnt_phone), '+91 98765');
      await visitor.sees(field(fields.applcnt_phone), value, '9198765');
      await visitor.upload(field(fields.file), file);
      // The form grows by the line that names the file.
      await visitor.sees(within, ({ textContent }) => textContent.includes('.pdf'), true);
      await visitor.click(field(talentPool));
      await visitor.sees(field(talentPool), isChecked, true);
      await visitor.click({ role: 'button', name: submit, within });
      const saved: Query = { role: 'alertdialog', name: 'Saved succefully' };
      await visitor.sees(saved, ({ textContent }) => /A-\w{8}/.test(textContent), true);
      await expect.poll(() => mailsIn(dataDir, `${engine}.pdf`).length).toBe(1);
      const told = mailsIn(dataDir, `${engine}.pdf`).join();
      expect(told).toMatch(/^Source: engines\r$/m);
      expect(told).toMatch(/^Talent pool until: \d\d-\d\d-\d{4}\r$/m);
    });

    it('brings back an application, its file too, when its page is loaded again', async () => {
      const { fields } = applications.form;
      const within: Query = { role: 'dialog' };
      const name: Query = { label: new RegExp(`^${fields.applcnt_name}`), within };
      const file = join(dataDir, 'again.pdf');
      writeFileSync(file, pdf.buffer);
      await visitor.open('/career?job=2&apply=1');
      await visitor.seesLife();
      await visitor.type(name, engine);
      await visitor.upload(
        { label: new RegExp(`^${fields.file.replace('/', '.')}`), within },
        file,
      );
      const told = ({ textContent }: HTMLElement) =>
        /again\.pdf.*What you type here|We have brought back.*again\.pdf/s.exec(textContent)?.[0];
      await visitor.sees(within, told, expect.stringMatching('What you type here$'));
      await visitor.reload();
      await visitor.sees(within, told, expect.stringMatching('^We have brought back'));
      await visitor.sees(name, value, engine);
      await visitor.click({ role: 'button', name: applications.draft.erase, within });
      await visitor.sees(name, value, '');
    });

    it('selects a tab of the login by keyboard, and signs in with a code', async () => {
      const tab = (nth: number): Query => ({ role: 'tab', nth });
      const email = `${engine.toLowerCase()}@example.com`;
      await openAt('/login', tab(0));
      await visitor.press('ArrowRight');
      await visitor.sees(tab(1), hasFocus, true);
      await visitor.sees(tab(1), isSelected, 'true');
      const within: Query = { role: 'form', name: signIn.candidate.name };
      await visitor.type({ label: /^Email/, within }, email);
      await visitor.type({ label: /^Password/, within }, 'correct horse battery');
      await visitor.click({ role: 'button', name: signIn.candidate.submit, within });
      const box = (nth: number): Query => ({ role: 'textbox', name: /^Digit/, nth });
      await visitor.click(box(0));
      const codes = () =>
        mailsIn(dataDir, `To: ${email}`).flatMap(
          (mail) => /The code is (\d{6})/.exec(mail)?.[1] ?? [],
        );
      await expect.poll(codes).toHaveLength(1);
      const [code = ''] = codes();
      for (const digit of code) await visitor.press(digit as '0');
      for (const [index, digit] of Object.entries(code))
        await visitor.sees(box(Number(index)), value, digit);
      await visitor.click({ role: 'button', name: signIn.code.submit });
      await visitor.sees(
        { role: 'main' },
        ({ textContent }) => textContent.includes('signed in as'),
        true,
      );
      expect(account.signedIn(email)).toContain('signed in as');
    });

    it('chooses a solution by the arrow keys', async () => {
      const group: Query = { role: 'radiogroup', name: fintechChoice.name };
      const radio = (nth: number): Query => ({ role: 'radio', nth, within: group });
      await openAt('/fintech-applications', radio(0));
      for (const [index, { key, label }] of fintechSolutions.slice(1).entries()) {
        await visitor.press('ArrowDown');
        await visitor.sees(radio(index + 1), isChecked, true);
        await visitor.arrives(`/fintech-applications?solution=${key}`);
        await visitor.sees({ role: 'heading', name: label }, ({ tagName }) => tagName, 'H2');
      }
    });

    it('opens all cards of a section while the pointer is over it', async () => {
      const within: Query = { role: 'region', name: 'Why Choose Us' };
      const card = (nth: number): Query => ({ role: 'button', nth, within });
      await visitor.open('/about');
      await visitor.wake();
      await visitor.hover(card(1));
      for (const index of whyChooseUs.keys())
        await visitor.sees(card(index), ({ ariaExpanded }) => ariaExpanded, 'true');
      await visitor.hover({ role: 'banner' });
      for (const index of whyChooseUs.keys())
        await visitor.sees(card(index), ({ ariaExpanded }) => ariaExpanded, 'false');
    });

    it('counts up to the figures when they come into view', async () => {
      await visitor.open('/');
      const counting = () => document.querySelectorAll('[data-count]').length;
      await expect.poll(async () => visitor.run(counting)).toBe(4);
      await visitor.run(() => document.querySelector('[data-count]')?.scrollIntoView());
      await expect.poll(async () => visitor.run(counting)).toBe(0);
      const figures = () =>
        [...document.querySelectorAll('[data-target]')].map((figure) => figure.textContent.trim());
      expect(await visitor.run(figures)).toEqual(['13 +', '200 +', '800 +', '10 +']);
    });

    it('leaves a page in its place, without the loading overlay, when a file is saved', async () => {
      await visitor.open('/career?job=1');
      await visitor.wake();
      await visitor.click({ role: 'link', name: career.calendar.linkLabel });
      const movedOrCovered = async () => {
        // The overlay comes after 300 ms.
        await new Promise((resolve) => setTimeout(resolve, 1000));
        const { pageExit } = document.documentElement.dataset;
        return [pageExit ?? 'in its place', document.getElementById('page-loading')?.hidden];
      };
      expect(await visitor.run(movedOrCovered)).toEqual(['in its place', true]);
    });

    it('has a page come in for 500 ms, and leads back to one that stands in its place', async () => {
      const movement = (main: HTMLElement) => {
        const { animationName, animationDuration } = getComputedStyle(main);
        return [animationName, animationDuration];
      };
      await visitor.open('/services');
      await visitor.click({ role: 'link', name: /Cloud Services/, within: { role: 'main' } });
      await visitor.arrives('/cloud-services');
      await visitor.sees({ role: 'main' }, movement, ['ui-page-enter', '0.5s']);
      await visitor.sees({ role: 'heading' }, ({ tagName }) => tagName, 'H1');
      await visitor.back();
      await visitor.arrives('/services');
      const place = (main: HTMLElement) =>
        'pageExit' in document.documentElement.dataset
          ? 'on its way out'
          : main.getBoundingClientRect().x;
      await visitor.sees({ role: 'main' }, place, 0);
    });
  });
};
