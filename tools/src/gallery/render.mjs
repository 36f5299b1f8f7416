/**
 * Settings of one picture of a page.
 *
 * @typedef {object} View
 * @property {string} name
 * @property {number} width in CSS px
 * @property {'light' | 'dark'} theme
 * @property {boolean} javaScript
 * @property {'screen' | 'print'} media
 */

/** @typedef {{ readonly path: string; readonly view: View; readonly file: string }} Picture */

/** @type {readonly View[]} */
export const views = [
  ...[360, 768, 1440].flatMap((width) =>
    /** @type {const} */ (['light', 'dark']).map((theme) => ({
      name: `${String(width)}-${theme}`,
      width,
      theme,
      javaScript: true,
      media: /** @type {const} */ ('screen'),
    })),
  ),
  {
    name: '1440-without-javascript',
    width: 1440,
    theme: 'light',
    javaScript: false,
    media: 'screen',
  },
  { name: 'print', width: 768, theme: 'light', javaScript: true, media: 'print' },
];

const styles = `
  :root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
  body { margin: 2rem; }
  nav ul { display: flex; flex-wrap: wrap; gap: 0.25rem 1rem; padding: 0; list-style: none; }
  .views { display: flex; gap: 1rem; align-items: start; overflow-x: auto; padding-block-end: 1rem; }
  figure { flex: none; margin: 0; inline-size: clamp(10rem, 18vw, 22rem); }
  img { display: block; inline-size: 100%; border: 1px solid color-mix(in srgb, currentcolor 30%, transparent); }
  figcaption { margin-block-end: 0.25rem; font-size: 0.875rem; }
`;

/** @param {string} path */
const idOf = (path) => path.slice(1).replaceAll('/', '-') || 'home';

/**
 * Renders the gallery as an HTML page. The pictures are in the same folder.
 *
 * @param {readonly string[]} paths
 * @param {readonly Picture[]} pictures
 */
export const renderGallery = (paths, pictures) => {
  const sections = paths.map((path) => {
    const own = pictures.filter((picture) => picture.path === path);
    const figures = own.map(
      ({ view, file }) =>
        `<figure><figcaption>${view.name}</figcaption><a href="${file}"><img src="${file}" alt="${path}, ${view.name}" loading="lazy"></a></figure>`,
    );
    return `<section id="${idOf(path)}"><h2>${path}</h2><div class="views">${figures.join('')}</div></section>`;
  });
  const links = paths.map((path) => `<li><a href="#${idOf(path)}">${path}</a></li>`);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Gallery of the site</title>
<style>${styles}</style>
</head>
<body>
<h1>Every page of the site</h1>
<nav aria-label="Pages"><ul>${links.join('')}</ul></nav>
${sections.join('\n')}
</body>
</html>
`;
};
