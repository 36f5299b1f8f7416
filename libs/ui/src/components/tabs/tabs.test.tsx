import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { describeConformance } from '../../testing/conformance.tsx';
import { renderToStaticMarkup, renderToString } from '../../testing/server.ts';
import { renderInShadow } from '../../testing/shadow-tree.ts';
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
    expect(markup).toMatch(new RegExp(`<div role="tabpanel" id="${panel}"`));
    expect(guest).toContain(' href="?tab=guest"');
  });

  it('lets the Tab key reach every tab before the script runs', () => {
    expect(tabs(html()).join('')).not.toContain('tabindex');
  });

  it('keeps the direction of writing that its owner gives, and writes none of its own', () => {
    const write = (dir?: string) =>
      renderToStaticMarkup(<Tabs label="How to log in" items={items} dir={dir} />);
    expect(write('rtl')).toContain(' dir="rtl"');
    expect(write()).not.toContain(' dir=');
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

  /** Waits until Radix is fetched. */
  const fetched = async () => act(() => vi.dynamicImportSettled());

  it('shows the panel of a tab that is pressed, and leaves the address alone', async () => {
    const { user, onValueChange } = open();
    const { href } = location;
    await user.click(tab('Guest Login'));
    await fetched();
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
    await fetched();
    await user.keyboard(keys);
    expect(document.activeElement).toBe(tab(name));
    expect(selected()).toBe(name);
    expect(shown()).toEqual([id]);
  });

  it('takes a key that was pressed while Radix was on its way', async () => {
    const { user, onValueChange } = open();
    await user.tab();
    await user.keyboard('{ArrowRight}');
    await fetched();
    await vi.waitFor(() => {
      expect(document.activeElement).toBe(tab('Guest Login'));
    });
    expect(onValueChange.mock.calls).toEqual([['guest']]);
  });

  it('takes a key that is pressed on a tab that had the focus before the script ran', async () => {
    const tabs = <Tabs label="How to log in" items={three} />;
    const container = document.createElement('div');
    container.innerHTML = renderToString(tabs);
    document.body.append(container);
    tab('Official Login').focus();
    render(tabs, { container, hydrate: true });
    await userEvent.keyboard('{ArrowRight}');
    await fetched();
    await vi.waitFor(() => {
      expect(document.activeElement).toBe(tab('Guest Login'));
    });
  });

  describe('in a shadow tree', () => {
    const openInShadow = (dir = 'ltr') => {
      const { tree, ...view } = renderInShadow(<Tabs label="How to log in" items={three} />);
      view.getByRole('tablist').style.direction = dir;
      return {
        focus: (name: string) => act(() => view.getByRole('tab', { name }).focus()),
        press: async (key: string) => {
          const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
          await act(async () => {
            tree.activeElement?.dispatchEvent(event);
            await new Promise((resolve) => setTimeout(resolve, 10));
          });
        },
        focused: () => tree.activeElement?.textContent,
        selected: () => view.getByRole('tab', { selected: true }).textContent,
      };
    };

    it.each([
      ['ltr', ['ArrowRight'], 'Guest Login'],
      ['ltr', ['ArrowLeft'], 'Help'],
      ['ltr', ['End', 'ArrowRight'], 'Official Login'],
      ['ltr', ['End', 'Home'], 'Official Login'],
      ['rtl', ['ArrowRight'], 'Help'],
    ])('moves to the next tab by a key (%s): %j', async (dir, keys, name) => {
      const { focus, press, focused, selected } = openInShadow(dir);
      focus('Official Login');
      await fetched();
      for (const key of keys) await press(key);
      expect(focused()).toBe(name);
      expect(selected()).toBe(name);
    });

    it('takes a key that was pressed while Radix was on its way', async () => {
      const { focus, press, focused } = openInShadow();
      focus('Official Login');
      await press('ArrowRight');
      await fetched();
      await vi.waitFor(() => {
        expect(focused()).toBe('Guest Login');
      });
    });
  });

  it('only moves the focus by arrow keys when its activation is manual', async () => {
    const { user, onValueChange } = open({ activation: 'manual' });
    await user.tab();
    await fetched();
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

  it('selects when a press ends, not when it begins', async () => {
    const { user, onValueChange } = open();
    await user.pointer({ target: tab('Help'), keys: '[MouseLeft>]' });
    expect(selected()).toBe('Official Login');
    await user.pointer({ target: tab('Help'), keys: '[/MouseLeft]' });
    expect(selected()).toBe('Help');
    expect(document.activeElement).toBe(tab('Help'));
    expect(onValueChange.mock.calls).toEqual([['help']]);
  });

  it('selects a tab that has the focus already when it is pressed', async () => {
    const { user } = open({ activation: 'manual' });
    await user.tab();
    await fetched();
    await user.keyboard('{ArrowRight}');
    await user.click(tab('Guest Login'));
    expect(selected()).toBe('Guest Login');
  });

  it('leaves a press with Control to the browser', async () => {
    const { user, onValueChange } = open();
    await user.keyboard('{Control>}');
    await user.click(tab('Help'));
    expect(selected()).toBe('Official Login');
    expect(onValueChange).not.toHaveBeenCalled();
  });

  it('stays at the tab of its owner when the owner keeps it', async () => {
    const { user, onValueChange } = open({ value: 'official' });
    await user.click(tab('Help'));
    expect(onValueChange.mock.calls).toEqual([['help']]);
    expect(selected()).toBe('Official Login');
  });
});
