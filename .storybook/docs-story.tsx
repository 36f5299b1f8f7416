import { Story, useOf } from '@storybook/addon-docs/blocks';
import {
  useEffect,
  useRef,
  useState,
  type ComponentProps,
  type CSSProperties,
  type RefObject,
} from 'react';
import * as styles from './docs-story.css.ts';

type StoryProps = ComponentProps<typeof Story>;
type PreparedStory = ReturnType<typeof useOf<'story'>>['story'];

/** Smallest scale at which texts can still be read. A frame that is wider even so scrolls sideways. */
const SMALLEST = 0.6;

interface Size {
  /** In px; `undefined` for the width of the column. */
  readonly width: number | undefined;
  /** In px; `undefined` for the height of the content. */
  readonly height: number | undefined;
}

interface Viewport {
  readonly styles: { readonly width: string; readonly height: string };
}

interface StoryOptions {
  readonly inline?: boolean;
  /** As for a story in the page: `play` runs only where it is true. */
  readonly autoplay?: boolean;
  /** Width of the screen that the story needs. A viewport of the story's globals precedes it. */
  readonly width?: string;
  readonly height?: string;
}

const px = (length: string | undefined) =>
  length === undefined ? undefined : Number.parseFloat(length);

const optionsOf = ({ parameters }: PreparedStory): StoryOptions =>
  (parameters['docs'] as { readonly story?: StoryOptions } | undefined)?.story ?? {};

/** Returns the viewport of the story's globals, which the manager applies to a story by itself. */
const viewportOf = ({ storyGlobals, parameters }: PreparedStory) => {
  const { value } = (storyGlobals['viewport'] ?? {}) as { readonly value?: string };
  const { options } = parameters['viewport'] as {
    readonly options: Readonly<Record<string, Viewport>>;
  };
  return value === undefined ? undefined : options[value]?.styles;
};

/** Returns the size of the story's frame, or nothing for a story that is drawn in the page. */
const frameOf = (story: PreparedStory): Size | undefined => {
  const viewport = viewportOf(story);
  const { inline = false, width, height } = optionsOf(story);
  if (inline && viewport === undefined && width === undefined) return undefined;
  return {
    width: px(viewport?.width ?? width),
    height: px(height),
  };
};

/** Returns the address of a story by itself. Storybook runs no `play` in an embedded one. */
const addressOf = (story: PreparedStory): string => {
  const { PREVIEW_URL: base = 'iframe.html' } = globalThis as { readonly PREVIEW_URL?: string };
  const url = new URL(base, document.baseURI);
  url.searchParams.set('viewMode', 'story');
  url.searchParams.set('id', story.id);
  if (optionsOf(story).autoplay !== true) url.searchParams.set('embed', 'true');
  return url.href;
};

/** Returns the height of what the frame shows, as soon as it shows the story. */
const useContentHeight = (root: RefObject<HTMLIFrameElement | null>): number | undefined => {
  const [height, setHeight] = useState<number>();
  useEffect(() => {
    const frame = root.current;
    const watch = () => {
      const view = frame?.contentWindow as (Window & typeof globalThis) | null | undefined;
      const content = view?.document.querySelector('#storybook-root');
      if (!view || !content) return;
      new view.ResizeObserver(() => {
        const { bottom, height: own } = content.getBoundingClientRect();
        const { paddingBlockEnd } = view.getComputedStyle(view.document.body);
        if (own > 0)
          setHeight(Math.ceil(bottom + view.scrollY + Number.parseFloat(paddingBlockEnd)));
      }).observe(content);
    };
    // The frame may have loaded before this effect.
    watch();
    frame?.addEventListener('load', watch);
    return () => frame?.removeEventListener('load', watch);
  }, [root]);
  return height;
};

/** Returns the scale at which a width fits into an element. */
const useScale = (root: RefObject<HTMLElement | null>, width: number | undefined): number => {
  const [room, setRoom] = useState(Infinity);
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => {
      setRoom(entry?.contentRect.width ?? Infinity);
    });
    if (root.current) observer.observe(root.current);
    return () => {
      observer.disconnect();
    };
  }, [root]);
  return width === undefined ? 1 : Math.max(SMALLEST, Math.min(1, room / width));
};

interface FrameProps {
  readonly story: PreparedStory;
  readonly size: Size;
}

/** Height of a frame before its story is known, in px. */
const AT_FIRST = 320;
/** Greatest height of a frame that follows its content, in px. */
const HIGHEST = 1080;

/** Draws a story in a frame as wide as the screen it is meant for. */
const Frame = ({ story, size: { width, height } }: FrameProps) => {
  const box = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  // A change of the toolbar sets the address of frames in `docs-container.tsx`.
  const [src] = useState(() => addressOf(story));
  const content = useContentHeight(frame);
  const scale = useScale(box, width);
  const high = height ?? Math.min(content ?? AT_FIRST, HIGHEST);
  const outer: CSSProperties =
    width === undefined
      ? { blockSize: high }
      : { inlineSize: width * scale, blockSize: high * scale };
  return (
    <div ref={box} className={styles.box}>
      <div className={styles.screen} style={outer} data-framed={width !== undefined}>
        <iframe
          ref={frame}
          id={`iframe--${story.id}`}
          title={story.name}
          src={src}
          allow="fullscreen"
          loading="lazy"
          className={styles.frame}
          style={{ inlineSize: width ?? '100%', blockSize: high, scale: String(scale) }}
        />
      </div>
    </div>
  );
};

/** Draws a story on a page of documentation: in the page, or in a frame of the size it declares. */
export const DocsStory = (props: StoryProps) => {
  const { story } = useOf<'story'>('of' in props ? (props.of ?? 'story') : 'story', ['story']);
  const size = frameOf(story);
  if (size === undefined) return <Story {...props} />;
  return (
    <div id={`story--${story.id}`} className="sb-story sb-unstyled" data-story-block="true">
      <Frame story={story} size={size} />
    </div>
  );
};
