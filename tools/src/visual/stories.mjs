/** @typedef {{ readonly id: string; readonly title: string; readonly name: string }} Story */

/**
 * Returns the stories of a built Storybook from its `index.json`, without pages of documentation.
 *
 * @param {string} index
 * @returns {readonly Story[]}
 */
export const readStories = (index) =>
  Object.values(
    /** @type {{ entries: Record<string, Story & { type: string }> }} */ (JSON.parse(index))
      .entries,
  )
    .filter(({ type }) => type === 'story')
    .map(({ id, title, name }) => ({ id, title, name }));

/**
 * Returns the stories that both Storybooks have, the added and the removed ones. `pattern` limits all three.
 *
 * @param {readonly Story[]} before
 * @param {readonly Story[]} after
 * @param {RegExp} [pattern] found in a story's id, title or name
 */
export const matchStories = (before, after, pattern) => {
  /** @param {Story} story */
  const wanted = ({ id, title, name }) => !pattern || pattern.test(`${id} ${title} ${name}`);
  /** @param {readonly Story[]} list */
  const idsOf = (list) => new Set(list.map(({ id }) => id));
  const [known, present] = [idsOf(before), idsOf(after)];
  return {
    both: after.filter((story) => wanted(story) && known.has(story.id)),
    added: after.filter((story) => wanted(story) && !known.has(story.id)),
    removed: before.filter((story) => wanted(story) && !present.has(story.id)),
  };
};
