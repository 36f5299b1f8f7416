import { vi } from 'vitest';

const VIEW_HEIGHT = 800;
const VIEW_WIDTH = 400;

/** Creates a fake element with a position. */
const createElement = (
  top: number,
  attributes: Readonly<Record<string, string>>,
  left: number,
  height: number,
) => {
  const own = new Map(Object.entries(attributes));
  const listeners: ((event: { readonly target: unknown }) => void)[] = [];
  /** The values that each attribute has had, in order. */
  const history = new Map<string, string[]>();
  const element = {
    history: (name: string): readonly string[] => history.get(name) ?? [],
    getAttribute: (name: string) => own.get(name) ?? null,
    hasAttribute: (name: string) => own.has(name),
    removeAttribute: (name: string) => own.delete(name),
    setAttribute: (name: string, value: string) => {
      own.set(name, value);
      history.set(name, [...(history.get(name) ?? []), value]);
    },
    addEventListener: (_type: string, listener: (typeof listeners)[number]) =>
      listeners.push(listener),
    /** Tells that an animation has ended: its own one, or that of something within it. */
    endAnimation: (within?: string): void =>
      listeners.forEach((listener) => listener({ target: within ?? element })),
    getBoundingClientRect: () => ({ top, bottom: top + height, left, right: left + 100 }),
  };
  return element;
};

export type ElementOnPage = ReturnType<typeof createElement>;

/** Creates a fake page, with 400 × 800 px of it in view, for scripts that watch what comes into view. */
export const createScrolledPage = ({ reducedMotion = false } = {}) => {
  const observers = new Set<{ observed: Set<unknown>; report: (entries: object[]) => void }>();
  vi.stubGlobal('innerHeight', VIEW_HEIGHT);
  vi.stubGlobal('innerWidth', VIEW_WIDTH);
  vi.stubGlobal('matchMedia', () => ({ matches: reducedMotion }));
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly observed = new Set<unknown>();
      constructor(report: (entries: object[]) => void) {
        observers.add({ observed: this.observed, report });
      }
      observe = (element: unknown) => this.observed.add(element);
      unobserve = (element: unknown) => this.observed.delete(element);
      disconnect = () => {
        this.observed.clear();
      };
    },
  );
  return {
    /** Places an element `top` px below the view's upper edge, and `left` px beside its left one. */
    place: (
      top: number,
      attributes: Readonly<Record<string, string>> = {},
      left = 0,
      height = 100,
    ) => createElement(top, attributes, left, height),
    scrollTo: (element: ElementOnPage) => {
      for (const { observed, report } of observers) {
        if (observed.has(element)) report([{ target: element, isIntersecting: true }]);
      }
    },
    /** Counts the elements that are watched. */
    watched: () => [...observers].reduce((sum, { observed }) => sum + observed.size, 0),
  };
};

/** Casts to the DOM's type. */
export const asElements = (...elements: readonly ElementOnPage[]): readonly Element[] =>
  elements as unknown as readonly Element[];
