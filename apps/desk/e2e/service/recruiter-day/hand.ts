import { expect, type Locator, type Page } from '@example/testing/e2e';

/**
 * The hand of a member at the desk. It counts the physical operators of the keystroke-level model (Card, Moran and
 * Newell, 1980), each as one: a click with the pointing that leads there, a pressed key, a typed character, a turn of
 * the wheel to what is not in view. Choosing from a list is two clicks. A text that the member composes (a letter, a
 * reason, a note) is one entry, since its length is the member's and not the desk's. Looking and waiting are not counted.
 */
export interface Hand {
  readonly count: () => number;
  readonly click: (target: Locator) => Promise<void>;
  /** Clicks while a key is held. */
  readonly clickWith: (key: string, target: Locator) => Promise<void>;
  /** Presses keys one after the other; those joined by `+` together, each counted. */
  readonly press: (...keys: readonly string[]) => Promise<void>;
  readonly type: (text: string) => Promise<void>;
  /** Writes a text of the member's own into the field that has the focus. */
  readonly compose: (text: string) => Promise<void>;
  readonly choose: (list: Locator, option: string) => Promise<void>;
  /** Sees something, after a turn of the wheel if it is not in view. */
  readonly sees: (target: Locator) => Promise<void>;
  /** Adds what is done outside of the desk, such as a command on the server. */
  readonly outside: (text: string) => void;
}

/** Returns where an element is once it stands still; a list that is read anew may have removed it. */
const placeOf = async (element: Element): Promise<'in view' | 'elsewhere' | 'gone'> => {
  const box = () => JSON.stringify(element.getBoundingClientRect());
  for (let before = '', still = 0; still < 3; before = box()) {
    await new Promise(requestAnimationFrame);
    still = box() === before ? still + 1 : 0;
  }
  return new Promise((resolve) => {
    new IntersectionObserver(([entry], observer) => {
      observer.disconnect();
      if (!element.isConnected) resolve('gone');
      else resolve((entry?.intersectionRatio ?? 0) > 0.5 ? 'in view' : 'elsewhere');
    }).observe(element);
  });
};

export const handOn = (page: Page): Hand => {
  let count = 0;
  const reach = async (target: Locator) => {
    let place = 'gone';
    while (place === 'gone') {
      await expect(target).toBeVisible();
      place = await target.evaluate(placeOf);
    }
    if (place === 'in view') return;
    count += 1;
    await target.scrollIntoViewIfNeeded();
  };
  return {
    count: () => count,
    click: async (target) => {
      await reach(target);
      count += 1;
      await target.click();
    },
    clickWith: async (key, target) => {
      await reach(target);
      count += 2;
      await page.keyboard.down(key);
      await target.click();
      await page.keyboard.up(key);
    },
    press: async (...keys) => {
      for (const key of keys) {
        count += key.split('+').length;
        await page.keyboard.press(key);
      }
    },
    type: async (text) => {
      count += text.length;
      await page.keyboard.type(text);
    },
    compose: async (text) => {
      count += 1;
      await page.keyboard.insertText(text);
    },
    choose: async (list, option) => {
      await reach(list);
      count += 2;
      await list.selectOption({ label: option });
    },
    sees: reach,
    outside: (text) => {
      count += text.length;
    },
  };
};
