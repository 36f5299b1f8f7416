import { whenReached } from '../../internal/when-reached/when-reached.ts';
import { countAt, countUpSteps, countUpStepTime } from './steps.ts';

/** Holds the number shown in place of the final value: 0 before the count, then the current one. */
const COUNT = 'data-count';

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
 * each. A figure below the view shows 0 until then; one that was seen with its final value
 * keeps it, and so do all of them for visitors who asked for reduced motion.
 *
 * @returns stops watching; what still waits shows its final value
 */
export const countUpOnScroll = (figures: Iterable<Element>): (() => void) =>
  whenReached(figures, {
    wait: (figure) => {
      figure.setAttribute(COUNT, '');
    },
    reach: countUp,
    release: (figure) => {
      figure.removeAttribute(COUNT);
    },
  });
