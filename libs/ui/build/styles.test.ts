import { describe, expect, it } from 'vitest';
import { replaceFiles } from './styles.ts';

describe('the files of a stylesheet', () => {
  it('are found in a folder whose name has blanks and brackets', () => {
    const css =
      'src: url("/@fs/My%20Projects/site%20(1)/a.woff2") format("woff2"), url(/@fs/b.svg)';
    const files: string[] = [];
    const replaced = replaceFiles(css, (file) => {
      files.push(file);
      return 'assets';
    });
    expect(files).toEqual(['/My Projects/site (1)/a.woff2', '/b.svg']);
    expect(replaced).toBe('src: url(assets) format("woff2"), url(assets)');
  });
});
