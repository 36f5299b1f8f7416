import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { describeConformance } from '../testing/conformance.tsx';
import { Tabs, type TabItem } from './tabs.tsx';

const items = [
  { id: 'official', label: 'Official Login', content: <p>For employees</p> },
  { id: 'guest', label: 'Guest Login', content: <p>For visitors</p>, href: '?tab=guest' },
] as const satisfies readonly TabItem[];

describeConformance('Tabs', (props) => <Tabs label="How to log in" items={items} {...props} />, {
  rootTag: 'div',
  texts: ['How to log in', 'Official Login', 'For employees', 'Guest Login', 'For visitors'],
});

describe('Tabs', () => {
  const html = (value?: string) =>
    renderToStaticMarkup(<Tabs label="How to log in" items={items} defaultValue={value} />);
  const tabs = (markup: string) => markup.match(/<a [^>]*role="tab"[^>]*>/g) ?? [];
  const panels = (markup: string) => markup.match(/<details [^>]*>/g) ?? [];

  it('selects the first tab unless told otherwise', () => {
    expect(tabs(html())[0]).toContain('aria-selected="true"');
    expect(tabs(html())[1]).toContain('aria-selected="false"');
    expect(panels(html()).map((panel) => panel.includes(' open=""'))).toEqual([true, false]);
    expect(panels(html('guest')).map((panel) => panel.includes(' open=""'))).toEqual([false, true]);
    expect(panels(html('none'))[0]).toContain(' open=""');
  });

  it('is a group of native disclosures: one open at a time, without a script', () => {
    const names = panels(html()).map((panel) => / name="([^"]+)"/.exec(panel)?.[1]);
    expect(names[0]).toBeTruthy();
    expect(names[1]).toBe(names[0]);
  });

  it('has tabs that are links to their panels, or where they say', () => {
    const markup = html();
    const [official = '', guest = ''] = tabs(markup);
    const panel = / aria-controls="([^"]+)"/.exec(official)?.[1] ?? '';
    expect(official).toContain(` href="#${panel}"`);
    expect(markup).toContain(`<div id="${panel}" role="tabpanel"`);
    expect(guest).toContain(' href="?tab=guest"');
  });

  it('lets the Tab key reach every tab before the script runs', () => {
    expect(tabs(html()).join('')).not.toContain('tabindex');
  });

  it('refuses to be without a label', () => {
    expect(() => renderToStaticMarkup(<Tabs label=" " items={items} />)).toThrow(/needs a label/);
  });
});
