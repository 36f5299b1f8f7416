// @vitest-environment happy-dom
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { renderRichText } from './rich-text.tsx';

const shown = (html: string) => renderToStaticMarkup(renderRichText(html));

describe('rich text', () => {
  it('has paragraphs, lists and tables', () => {
    const html =
      '<p>One <strong>two</strong></p><ul><li>three</li></ul><table><tbody><tr><td><p>4</p></td></tr></tbody></table>';
    expect(shown(html)).toBe(html);
  });

  it('has headings below the one it stands under, and leaves no level out', () => {
    expect(shown('<h3>a</h3><h1>b</h1><h6>c</h6>')).toBe('<h4>a</h4><h4>b</h4><h5>c</h5>');
  });

  it('takes over no attribute and no element that does something', () => {
    const html =
      '<p onclick="alert(1)" style="position:fixed" id="x">a<img src="x" onerror="alert(1)"></p><script>alert(1)</script><iframe>b</iframe><form><button>c</button></form><svg onload="alert(1)"></svg>';
    expect(shown(html)).toBe('<p>a</p>c');
  });

  it('shows markup that is text as text', () => {
    expect(shown('<p>&lt;b&gt;bold&lt;/b&gt;</p>')).toBe('<p>&lt;b&gt;bold&lt;/b&gt;</p>');
  });

  it('shows a link as text with its address', () => {
    expect(shown('<p><a href="https://example.com/a">mine</a></p>')).toBe(
      '<p>mine (https://example.com/a)</p>',
    );
    expect(shown('<p><a href="javascript:alert(1)">mine</a></p>')).toBe('<p>mine</p>');
  });

  it('stops at a depth when markup is nested without end', () => {
    const deep = `${'<ul><li>'.repeat(500)}end`;
    expect(shown(deep)).toContain('end');
  });
});
