import { whenReached } from '../../internal/when-reached/when-reached.ts';
import { countAt, countUpSteps, countUpStepTime } from './steps.ts';

/** Holds the number shown in place of the final value: 0 before the count, then the current one. */
const COUNT = 'data-count';

const countUp = (figure: Element): void => {
  const target = Number(figure.getAttribute('data-target'));
  const start = performance.now();
  const show = () => {
    // Steps follow the clock: a busy browser skips some, and still ends after a second.
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
 * Counts the figures of `Counter`s (`[data-target]`) up when they are scrolled into view, once each. A
 * figure below the view shows 0 until then. A figure in view at the start keeps its final value;
 * under reduced motion all do.
 *
 * @returns a function that stops watching and shows all final values
 */
export const countUpOnScroll = (figures: Iterable<Element>): (() => void) =>
  whenReached(figures, {
    wait: (figure) => figure.setAttribute(COUNT, ''),
    reach: countUp,
    release: (figure) => figure.removeAttribute(COUNT),
  });
