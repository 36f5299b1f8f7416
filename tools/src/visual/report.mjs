/** @param {string} text */
const escape = (text) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** @param {number} count @param {string} one @param {string} [many] */
const count = (count, one, many = `${one}s`) => `${String(count)} ${count === 1 ? one : many}`;

const styles = `
  :root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
  body { margin: 2rem; }
  h1, h2, h3 { line-height: 1.2; }
  section { margin-block: 3rem; }
  .views { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 1rem; }
  figure { margin: 0; }
  img { display: block; max-inline-size: 100%; border: 1px solid color-mix(in srgb, currentcolor 30%, transparent); }
  figcaption { margin-block-end: 0.25rem; font-size: 0.875rem; }
`;

/** @param {string} heading @param {readonly import('./stories.mjs').Story[]} stories */
const list = (heading, stories) =>
  stories.length === 0
    ? ''
    : `<section><h2>${heading}</h2><ul>${stories
        .map(({ title, name }) => `<li>${escape(`${title}: ${name}`)}</li>`)
        .join('')}</ul></section>`;

/** @param {import('./compare-storybooks.mjs').Change} change */
const view = ({ story, view: { theme, width }, pixels, files }) => {
  const seen = `${theme}, ${String(width)} px`;
  const figures = /** @type {const} */ (['before', 'after', 'difference']).map((part) => {
    const file = escape(encodeURIComponent(files[part]));
    const alt = escape(`${story.title}: ${story.name}, ${seen}, ${part}`);
    return `<figure><figcaption>${part}</figcaption><a href="${file}"><img src="${file}" alt="${alt}" loading="lazy"></a></figure>`;
  });
  return `<h3>${seen}: ${count(pixels, 'pixel')}</h3><div class="views">${figures.join('')}</div>`;
};

/**
 * Renders the comparison as an HTML page. The pictures are in the same folder.
 *
 * @param {object} result
 * @param {string} result.base
 * @param {number} result.compared
 * @param {number} result.pictures
 * @param {readonly import('./compare-storybooks.mjs').Change[]} result.changes
 * @param {readonly import('./stories.mjs').Story[]} result.added
 * @param {readonly import('./stories.mjs').Story[]} result.removed
 */
export const renderReport = ({ base, compared, pictures, changes, added, removed }) => {
  const ids = [...new Set(changes.map(({ story }) => story.id))];
  const stories = ids.map((id) => {
    const own = changes.filter(({ story }) => story.id === id);
    const story = own[0]?.story;
    const heading = escape(`${story?.title ?? ''}: ${story?.name ?? ''}`);
    return `<section id="${escape(id)}"><h2>${heading}</h2>${own.map(view).join('')}</section>`;
  });
  const summary = `${count(compared, 'story', 'stories')} compared with ${escape(base)} in ${count(pictures, 'picture')}: ${String(ids.length)} changed, ${String(added.length)} new, ${String(removed.length)} removed.`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Visual changes since ${escape(base)}</title>
<style>${styles}</style>
</head>
<body>
<h1>Visual changes since ${escape(base)}</h1>
<p>${summary}</p>
${list('New stories', added)}
${list('Removed stories', removed)}
${stories.join('\n')}
</body>
</html>
`;
};
