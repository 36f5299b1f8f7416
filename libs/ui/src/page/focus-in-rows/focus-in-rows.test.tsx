import { afterEach, describe, expect, it, vi } from 'vitest';
import { followFocusInRows } from './focus-in-rows.ts';

const place = (row: boolean) => {
  document.body.innerHTML = `<div ${row ? 'data-phone="row"' : ''}><p><a href="#one">One</a></p></div>`;
  const [card, link] = ['p', 'a'].map((tag) => document.querySelector<HTMLElement>(tag));
  if (!card || !link) throw new Error('no card');
  const scrolled = vi.fn();
  card.scrollIntoView = scrolled;
  return { link, scrolled };
};
const focusBy = (link: HTMLElement, keyboard: boolean) => {
  vi.spyOn(link, 'matches').mockImplementation(
    (selector: string) => selector === ':focus-visible' && keyboard,
  );
  link.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
};

describe('followFocusInRows', () => {
  let stop = (): void => undefined;
  afterEach(() => {
    stop();
    document.body.innerHTML = '';
  });

  it('brings the card that the keyboard comes to into view, sideways and no further than needed', () => {
    stop = followFocusInRows();
    const { link, scrolled } = place(true);
    focusBy(link, true);
    expect(scrolled.mock.calls).toEqual([[{ block: 'nearest', inline: 'nearest' }]]);
  });

  it('moves nothing under a pointer, in other grids, or once it is stopped', () => {
    stop = followFocusInRows();
    const pressed = place(true);
    focusBy(pressed.link, false);
    expect(pressed.scrolled).not.toHaveBeenCalled();
    const other = place(false);
    focusBy(other.link, true);
    expect(other.scrolled).not.toHaveBeenCalled();
    stop();
    const late = place(true);
    focusBy(late.link, true);
    expect(late.scrolled).not.toHaveBeenCalled();
  });
});
