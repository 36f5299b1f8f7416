import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';

/**
 * Returns the names and ids that several stories of the page share, one line each. Radios of one name are one group
 * in a document, so only one of them stays chosen. A label, a link or a command reaches the first element of its id.
 */
export const findShared = async (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const users = new Map<string, Set<Element>>();
    const note = (name: string, element: Element) => {
      const story = element.closest('[data-story-block], [data-shown]');
      if (story) users.set(name, (users.get(name) ?? new Set()).add(story));
    };
    for (const radio of document.querySelectorAll<HTMLInputElement>('input[type="radio"]')) {
      if (radio.form === null) note(`radios named ${radio.name}`, radio);
    }
    for (const details of document.querySelectorAll('details[name]'))
      note(`details named ${details.getAttribute('name') ?? ''}`, details);
    const references = ['for', 'aria-labelledby', 'aria-describedby', 'aria-controls'];
    const targets = ['commandfor', 'popovertarget', 'form', 'list', 'href'];
    const referredTo = new Set(
      [...references, ...targets].flatMap((attribute) =>
        [...document.querySelectorAll(`[data-story-block] [${attribute}]`)].flatMap((element) =>
          (element.getAttribute(attribute) ?? '').replace(/^#/, '').split(/\s+/),
        ),
      ),
    );
    for (const element of document.querySelectorAll('[id]')) {
      if (referredTo.has(element.id)) note(`the id ${element.id}`, element);
    }
    return [...users]
      .filter(([, stories]) => stories.size > 1)
      .map(([name, { size }]) => `${name}: ${String(size)} stories`);
  });

const sources = join(import.meta.dirname, '../../libs/ui/src');

/** Returns the files of stories with a comment on their meta: it would replace the component's description. */
export const storiesWithMetaComment = (): readonly string[] =>
  globSync('**/*.stories.tsx', { cwd: sources }).filter((file) =>
    /\*\/\s*const meta\b/.test(readFileSync(join(sources, file), 'utf8')),
  );
