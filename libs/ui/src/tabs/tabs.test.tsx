import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { describeConformance } from '../testing/conformance.tsx';
import { renderToStaticMarkup } from '../testing/server.ts';
import { Tabs, type TabItem, type TabsProps } from './tabs.tsx';

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

  it('has tabs that are links to their panels, or to where they say', () => {
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

  const tab = (name: string) => screen.getByRole('tab', { name });
  const selected = () => screen.getByRole('tab', { selected: true }).textContent;
  const shown = () =>
    [...document.querySelectorAll('details')]
      .filter(({ open }) => open)
      .map((panel) => panel.dataset['tab']);
  const three = [...items, { id: 'help', label: 'Help', content: <p>For everyone</p> }] as const;
  const open = (props?: Partial<TabsProps>) => {
    const onValueChange = vi.fn<(value: string) => void>();
    render(<Tabs label="How to log in" items={three} onValueChange={onValueChange} {...props} />);
    return { onValueChange, user: userEvent.setup() };
  };

  it('shows the panel of a tab that is pressed, and leaves the address alone', async () => {
    const { user, onValueChange } = open();
    const { href } = location;
    await user.click(tab('Guest Login'));
    expect(selected()).toBe('Guest Login');
    expect(shown()).toEqual(['guest']);
    expect(onValueChange.mock.calls).toEqual([['guest']]);
    expect(location.href).toBe(href);
  });

  it('has one stop for the Tab key: the selected tab', async () => {
    const { user } = open({ defaultValue: 'guest' });
    await user.tab();
    expect(document.activeElement).toBe(tab('Guest Login'));
    expect(screen.getAllByRole('tab').map(({ tabIndex }) => tabIndex)).toEqual([-1, 0, -1]);
  });

  it.each([
    ['{ArrowRight}', 'Guest Login', 'guest'],
    ['{ArrowLeft}', 'Help', 'help'],
    ['{End}', 'Help', 'help'],
    ['{End}{ArrowRight}', 'Official Login', 'official'],
    ['{End}{Home}', 'Official Login', 'official'],
  ])('selects and focuses a tab when %s is pressed: %s', async (keys, name, id) => {
    const { user } = open();
    await user.tab();
    await user.keyboard(keys);
    expect(document.activeElement).toBe(tab(name));
    expect(selected()).toBe(name);
    expect(shown()).toEqual([id]);
  });

  it('only moves the focus by arrow keys when its activation is manual', async () => {
    const { user, onValueChange } = open({ activation: 'manual' });
    await user.tab();
    await user.keyboard('{ArrowRight}');
    expect(document.activeElement).toBe(tab('Guest Login'));
    expect(selected()).toBe('Official Login');
    expect(onValueChange).not.toHaveBeenCalled();
    await user.keyboard(' ');
    expect(selected()).toBe('Guest Login');
    await user.keyboard('{ArrowRight}{Enter}');
    expect(selected()).toBe('Help');
    expect(onValueChange.mock.calls).toEqual([['guest'], ['help']]);
  });

  it('stays at the tab of its owner when the owner keeps it', async () => {
    const { user, onValueChange } = open({ value: 'official' });
    await user.click(tab('Help'));
    expect(onValueChange.mock.calls).toEqual([['help']]);
    expect(selected()).toBe('Official Login');
  });
});
