/**
 * Lays out a text in the browser's own font and a drawing, and removes them. The browser computes the styles and sets
 * up what its first text needs while the page's font loads, not when the first frame is due.
 */
export const layOutSample = (): void => {
  const sample = document.createElement('div');
  sample.innerHTML = '<p>Aa, <b>1.</b></p><svg viewBox="0 0 9 9"><path d="M0 0h9"/></svg>';
  document.documentElement.append(sample);
  void sample.offsetWidth;
  sample.remove();
};
