import type { Plugin } from 'vite';

/**
 * Returns the module of a drawing as the browser needs it: with its styles, and a component that keeps the elements of the
 * document. React compares neither attributes nor inner HTML.
 *
 * @param code - the module, which exports one component
 * @throws Error when it exports none
 */
export const toServedDrawing = (code: string): string => {
  const [, name] = /^export const (\w+) = /m.exec(code) ?? [];
  if (name === undefined) throw new Error('a module of a drawing exports no component');
  const styles = [...code.matchAll(/^import .* from ('[^']+\.css\.ts');$/gm)].map(
    ([, path = '']) => `import ${path};`,
  );
  return [
    ...styles,
    `export const ${name} = () => <svg suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;`,
  ].join('\n');
};

/**
 * Leaves the drawings of page heads out of the browser's code. They are in every document and never change. Budgets:
 * `jsAfterActKb`, `taskJsKb`.
 */
export const servedDrawings = (): Plugin => ({
  name: 'served-drawings',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: {
    filter: { id: /\/page-drawing\/[\w-]+-drawing\.tsx$/ },
    handler: (code) => ({ code: toServedDrawing(code), map: null }),
  },
});
