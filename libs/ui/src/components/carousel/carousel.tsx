'use client';

import { Children, useRef, useState, type ReactNode } from 'react';
import { classNames } from '../../styles/class-names/class-names.ts';
import type { ElementProps } from '../../internal/element-props/element-props.ts';
import { Icon, type IconName } from '../icon/icon.tsx';
import { useMergedRef } from '../../hooks/use-merged-ref/use-merged-ref.ts';
import { useMounted } from '../../hooks/use-mounted/use-mounted.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import * as styles from './carousel.css.ts';
import { useAutoplay } from './use-autoplay.ts';
import { useSlides } from './use-slides.ts';
import { MANY_SLIDES } from './slides-in-view.ts';
import type { CarouselSet } from './variants.ts';

const english = {
  carousel: 'carousel',
  slide: 'slide',
  previous: 'Previous',
  next: 'Next',
  pause: 'Pause the slides',
  play: 'Let the slides move',
  position: (n: number, total: number) => `${String(n)} of ${String(total)}`,
};

export type CarouselLabels = Readonly<typeof english>;

export type CarouselProps = ElementProps<
  'section',
  {
    /** The name of the region: the subject of the slides. */
    readonly label: string;
    /** The slides, one a child. The loop renders each a second time: put no `id` into them. */
    readonly children: ReactNode;
    /** The number of slides in view; `small` by default. */
    readonly set?: CarouselSet | undefined;
    /** Goes on from the last slide to the first; true by default. */
    readonly loop?: boolean | undefined;
    /** Moves by itself unless the visitor asked for reduced motion; true by default. */
    readonly autoplay?: boolean | undefined;
    /** Milliseconds between two moves by itself; 5000 by default. */
    readonly interval?: number | undefined;
    /** Milliseconds that a move takes; 900 by default. */
    readonly speed?: number | undefined;
    /** The built-in texts; in English by default. */
    readonly labels?: Partial<CarouselLabels> | undefined;
  }
>;

interface ControlProps {
  readonly label: string;
  readonly icon: IconName;
  /** Keeps the focus, unlike the attribute. */
  readonly disabled?: boolean;
  readonly onClick: () => void;
}

const Control = ({ label, icon, disabled = false, onClick }: ControlProps) => (
  <button
    type="button"
    className={styles.control}
    aria-label={label}
    aria-disabled={disabled || undefined}
    onClick={onClick}
  >
    <Icon name={icon} />
  </button>
);

/**
 * Shows slides in a row that can be swiped and scrolled; with scripting off and on paper all of them at once. Slides have
 * buttons, move by themselves and loop. They rest while pointed at or focused; a button or a touch stops them for good.
 */
export const Carousel = ({
  label,
  children,
  set = 'small',
  loop: wantsLoop = true,
  autoplay = true,
  interval = 5000,
  speed = 900,
  labels,
  ref,
  className,
  onPointerDown,
  ...rest
}: CarouselProps) => {
  const text = { ...english, ...labels };
  const mounted = useMounted();
  const { own: region, ref: setRef } = useMergedRef<HTMLElement>(ref);
  const view = useRef<HTMLDivElement>(null);
  const slides = Children.toArray(children);
  const count = slides.length;
  const { first, shown, moving, goBy } = useSlides(view, { count, loop: wantsLoop, speed });
  const scrolls = mounted && shown < count;
  const loop = wantsLoop && scrolls;
  const [movedByHand, setMovedByHand] = useState(false);
  const { able, playing, setPlaying } = useAutoplay(
    region,
    () => {
      setMovedByHand(false);
      goBy(first + shown >= count && !loop ? -count : 1);
    },
    { wanted: autoplay && scrolls, interval },
  );
  const moveByHand = (slides: number) => {
    setMovedByHand(false);
    goBy(slides, () => setMovedByHand(true));
  };

  return (
    <section
      aria-roledescription={text.carousel}
      aria-label={label}
      onPointerDown={(event) => {
        onPointerDown?.(event);
        if (event.pointerType === 'touch') setPlaying(false);
      }}
      {...rest}
      ref={setRef}
      className={classNames(styles.carousel, className)}
      data-set={set}
      data-slides={Math.min(count, MANY_SLIDES)}
    >
      <div
        ref={view}
        className={classNames(styles.view, set === 'large' && styles.large)}
        role="group"
        aria-label={label}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable with the keyboard
        tabIndex={0}
        data-run={scrolls ? (moving ? 'moving' : 'resting') : undefined}
      >
        {[...slides, ...slides.slice(0, loop ? shown + 1 : 0)].map((slide, i) => (
          <div
            key={i}
            className={classNames(styles.slide, i >= count && styles.copy)}
            {...(i < count
              ? {
                  role: 'group',
                  'aria-roledescription': text.slide,
                  'aria-label': text.position(i + 1, count),
                }
              : { 'aria-hidden': true, inert: true })}
          >
            {slide}
          </div>
        ))}
      </div>
      <div className={styles.controls}>
        {scrolls && (
          <>
            {able && (
              <Control
                label={playing ? text.pause : text.play}
                icon={playing ? 'pause' : 'play'}
                onClick={() => setPlaying(!playing)}
              />
            )}
            <Control
              label={text.previous}
              icon="arrow-left"
              disabled={!loop && first === 0}
              onClick={() => moveByHand(-1)}
            />
            <Control
              label={text.next}
              icon="arrow-right"
              disabled={!loop && first + shown >= count}
              onClick={() => moveByHand(1)}
            />
            <VisuallyHidden role="status">
              {movedByHand && text.position(first + 1, count)}
            </VisuallyHidden>
          </>
        )}
      </div>
    </section>
  );
};
