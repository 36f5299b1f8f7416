'use client';

import { useEffect, useRef, useState, type RefObject } from 'react';
import { listen } from '../../internal/listen/listen.ts';
import { motionOk } from '../../styles/theme/tokens.ts';

/** The scroll position of the carousel, in slides. */
interface Place {
  /** The first slide in view. */
  readonly first: number;
  /** Slides in view at once. */
  readonly shown: number;
}

/** Scrolls without animation, whatever the page's `scroll-behavior`. */
const putAt = (view: Element, left: number) => view.scrollTo({ left, behavior: 'instant' });

const easeInOut = (t: number) => (t < 0.5 ? 4 * t ** 3 : 1 - (2 - 2 * t) ** 3 / 2);

/** Returns the distance from the start of a slide to that of the next, in px; negative from right to left. */
const stepOf = (view: Element) => {
  const [a, b] = [...view.children].map((slide) => slide.getBoundingClientRect());
  if (a === undefined) return 0;
  return b === undefined ? a.width : b.left - a.left;
};

const measure = (view: Element, count: number): Place => {
  const step = stepOf(view);
  const [slide] = view.children;
  if (step === 0 || slide === undefined) return { first: 0, shown: count };
  const gap = Math.abs(step) - slide.getBoundingClientRect().width;
  return {
    first: Math.max(0, Math.round(view.scrollLeft / step)) % count,
    shown: Math.max(1, Math.floor((view.clientWidth + gap + 1) / Math.abs(step))),
  };
};

/**
 * Moves a view of slides by whole slides, at a given speed, and returns its position. A view that loops has copies of
 * the first slides after the last one. When it arrives at the copies it jumps back to the originals, unseen.
 */
export const useSlides = (
  view: RefObject<HTMLElement | null>,
  options: { readonly count: number; readonly loop: boolean; readonly speed: number },
) => {
  const { count, loop, speed } = options;
  const [place, setPlace] = useState<Place>({ first: 0, shown: count });
  const [moving, setMoving] = useState(false);
  const frame = useRef(0);
  const target = useRef<number | null>(null);

  useEffect(() => {
    const element = view.current;
    if (element === null) return;
    const update = () => {
      const next = measure(element, count);
      setPlace((last) => (last.first === next.first && last.shown === next.shown ? last : next));
    };
    const wrap = () => {
      const round = stepOf(element) * count;
      if (target.current === null && Math.abs(element.scrollLeft) > Math.abs(round) - 1)
        putAt(element, element.scrollLeft - round);
    };
    const observer = new ResizeObserver(update);
    observer.observe(element);
    const stopListening = listen(element, { scroll: update, scrollend: wrap });
    return () => {
      observer.disconnect();
      stopListening();
      cancelAnimationFrame(frame.current);
      target.current = null;
      setMoving(false);
    };
  }, [view, count]);

  const goBy = (slides: number, onArrive?: () => void) => {
    const element = view.current;
    if (element === null) return;
    const step = stepOf(element);
    const round = step * count;
    const { shown } = measure(element, count);
    let from = element.scrollLeft;
    let to = (target.current ?? Math.round(from / step)) + slides;
    if (!loop) to = Math.max(0, Math.min(count - shown, to));
    // Moves back from the copies, as there are no slides before the first, and forward from the first slide.
    const turn = to < 0 ? 1 : to > count ? -1 : 0;
    from += turn * round;
    to += turn * count;
    putAt(element, from);
    cancelAnimationFrame(frame.current);

    const arrive = () => {
      target.current = null;
      putAt(element, (loop ? to % count : to) * step);
      setPlace(measure(element, count));
      onArrive?.();
      setMoving(false);
    };
    if (!matchMedia(motionOk).matches) {
      arrive();
      return;
    }
    target.current = to;
    setMoving(true);
    // Time of the first frame; the time of the event may be later.
    let start: number | undefined;
    const move = (now: number) => {
      start ??= now;
      const t = Math.min(1, (now - start) / speed);
      putAt(element, from + (to * step - from) * easeInOut(t));
      if (t < 1) frame.current = requestAnimationFrame(move);
      else arrive();
    };
    frame.current = requestAnimationFrame(move);
  };

  return { ...place, moving, goBy };
};
