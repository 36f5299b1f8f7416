import { expect, type Page } from '@example/testing/e2e';

/** Expects that the first band of a page looks the same without the styles that come after it. */
export const expectFirstBandStyled = async (page: Page): Promise<void> => {
  const compared = await page.evaluate(() => {
    const later = document.querySelector<HTMLStyleElement>('style[data-later]');
    if (!later?.sheet) return undefined;
    const before = [...document.querySelectorAll('body *')].filter(
      (element) => element.compareDocumentPosition(later) === Node.DOCUMENT_POSITION_FOLLOWING,
    );
    const looks = () =>
      before.map((element) =>
        [undefined, '::before', '::after']
          .map((part) => {
            const style = getComputedStyle(element, part);
            return [...style].map((name) => style.getPropertyValue(name)).join('|');
          })
          .join('\n'),
      );
    const whole = looks();
    later.sheet.disabled = true;
    const alone = looks();
    later.sheet.disabled = false;
    return {
      elements: before.length,
      changed: before
        .filter((_, index) => whole[index] !== alone[index])
        .map((element) => element.outerHTML.slice(0, 100)),
    };
  });
  expect(compared?.elements).toBeGreaterThan(50);
  expect(compared?.changed).toEqual([]);
};
