export const describeElement = (element: Element): string => {
  const name = element.getAttribute('class')?.split(' ')[0] ?? '';
  const text = (element.textContent || '').trim().slice(0, 30);
  return `<${element.localName} class="${name}"> '${text}'`;
};

/**
 * Returns the elements that overflow the page or cut off their content, one line each. Ignores elements that
 * scroll, and those for assistive technology only.
 */
export const findFaults = (): string[] => {
  const root = document.documentElement;
  const faults: string[] = [];

  const over = root.scrollWidth - root.clientWidth;
  if (over > 0) {
    const widest = [...document.body.querySelectorAll('*')]
      .filter((element) => {
        const { left, right } = element.getBoundingClientRect();
        return right > root.clientWidth + 0.5 || left < -0.5;
      })
      .at(-1);
    faults.push(`overflows by ${over} px${widest ? `: ${describeElement(widest)}` : ''}`);
  }

  for (const element of document.body.querySelectorAll<HTMLElement>('*')) {
    if (!element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true }))
      continue;
    if (element.closest('svg, [data-loops], .sb-wrapper')) continue;
    const style = getComputedStyle(element);
    const hides = (value: string) => value === 'hidden' || value === 'clip';
    if (!hides(style.overflowX) && !hides(style.overflowY)) continue;
    const { clientWidth, clientHeight, scrollWidth, scrollHeight } = element;
    const small = clientWidth <= 1 || clientHeight <= 1;
    if (small || (element.textContent || '').trim() === '') continue;
    if (hides(style.overflowX) && scrollWidth > clientWidth + 1) {
      faults.push(`cuts off ${scrollWidth - clientWidth} px in width: ${describeElement(element)}`);
    }
    if (hides(style.overflowY) && scrollHeight > clientHeight + 1) {
      faults.push(
        `cuts off ${scrollHeight - clientHeight} px in height: ${describeElement(element)}`,
      );
    }
  }
  return faults;
};

/** Returns icons whose colour is not that of the words beside them, as all are where colours are forced. */
export const findUnforcedIcons = (): string[] =>
  [...document.body.querySelectorAll<SVGElement>('svg')]
    .filter((icon) => {
      const around = icon.parentElement ?? icon;
      const { color, forcedColorAdjust } = getComputedStyle(icon);
      return forcedColorAdjust !== 'none' && color !== getComputedStyle(around).color;
    })
    .map((icon) => `keeps its colour: ${describeElement(icon.parentElement ?? icon)}`);

/** Returns elements with a line, or a dot, that is a background: where colours are forced it leaves an empty space. */
export const findLostLines = (): string[] => {
  const { backgroundColor: canvas } = getComputedStyle(document.body);
  return [...document.body.querySelectorAll('*')]
    .filter((element) => {
      const line = getComputedStyle(element, '::before');
      const { content, height, borderWidth, backgroundColor, forcedColorAdjust } = line;
      const isDrawn = content === '""' && Number.parseFloat(height) > 0 && borderWidth === '0px';
      // The line may be the bed of one that is drawn over it.
      const isAlone = getComputedStyle(element, '::after').content === 'none';
      return isDrawn && isAlone && backgroundColor === canvas && forcedColorAdjust !== 'none';
    })
    .map((element) => `has a line that is not seen: ${describeElement(element)}`);
};

/** Returns touch targets smaller than 24 px (WCAG 2.2, 2.5.8), except links in text. */
export const findSmallTargets = (): string[] => {
  const selector =
    'a[href], button, summary, select, textarea, input:not([type="hidden"]), [role="tab"], [tabindex="0"]';
  return [...document.querySelectorAll<HTMLElement>(selector)]
    .filter((element) => {
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
        return false;
      if (element.closest('.sb-wrapper, [inert]')) return false;
      if (element.localName === 'a' && getComputedStyle(element).display === 'inline') return false;
      const boxes = [element, ...((element as HTMLInputElement).labels ?? [])].map((box) =>
        box.getBoundingClientRect(),
      );
      const own = boxes[0];
      if (!own || (own.width <= 1 && own.height <= 1)) return false;
      return !boxes.some(({ width, height }) => width >= 23.5 && height >= 23.5);
    })
    .map((element) => {
      const { width, height } = element.getBoundingClientRect();
      const name = element.getAttribute('aria-label') ?? (element.textContent || '').trim();
      return `${width.toFixed(0)} × ${height.toFixed(0)} px: <${element.localName}> '${name.slice(0, 30)}'`;
    });
};

/** Returns the animations that start when the page is shown, one line each. */
export const findMoving = (): string[] => {
  const root = document.documentElement;
  // Showing the root again restarts every CSS animation.
  root.style.display = 'none';
  root.getBoundingClientRect();
  root.style.removeProperty('display');
  if (root.getAttribute('style') === '') root.removeAttribute('style');
  root.getBoundingClientRect();
  return document.getAnimations().map(({ effect }) => {
    const target = effect instanceof KeyframeEffect ? effect.target : null;
    return `<${target?.localName ?? ''} class="${target?.getAttribute('class') ?? ''}">`;
  });
};
