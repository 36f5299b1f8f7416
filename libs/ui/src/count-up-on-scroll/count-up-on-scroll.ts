import { countAt, countUpSteps, countUpStepTime } from '../use-count-up/steps.ts';

/** What a figure shows instead of its final value: nothing yet (0), or the number it has come to. */
const COUNT = 'data-count';
const WAITING = '';

const countUp = (figure: Element): void => {
  const target = Number(figure.getAttribute('data-target'));
  const start = performance.now();
  const show = () => {
    // By the clock: a busy browser leaves steps out, and still arrives after a second.
    const step = Math.floor((performance.now() - start) / countUpStepTime);
    if (step < countUpSteps) {
      figure.setAttribute(COUNT, String(countAt(target, step)));
    } else {
      clearInterval(timer);
      figure.removeAttribute(COUNT);
    }
  };
  const timer = setInterval(show, countUpStepTime);
  show();
};

/**
 * Has the figures of `Counter`s (`[data-target]`) count up when they are scrolled into view, once
 * each (spec §4). A figure below the view shows 0 until then; one that was seen with its final value
 * keeps it, and so do all of them for visitors who asked for reduced motion.
 *
 * @returns stops watching; what still waits shows its final value
 */
export const countUpOnScroll = (figures: Iterable<Element>): (() => void) => {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return () => undefined;
  const watched = [...figures];
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting, boundingClientRect } of entries) {
      const count = target.getAttribute(COUNT);
      if (!isIntersecting && (count === WAITING || boundingClientRect.top > 0)) {
        if (count === null) target.setAttribute(COUNT, WAITING);
        continue;
      }
      observer.unobserve(target);
      // Another script that watches it may have been first.
      if (count === WAITING) countUp(target);
    }
  });
  for (const figure of watched) observer.observe(figure);
  return () => {
    observer.disconnect();
    for (const figure of watched) {
      if (figure.getAttribute(COUNT) === WAITING) figure.removeAttribute(COUNT);
    }
  };
};
