import { career, careerMeta } from './career.ts';
import { company } from './company.ts';
import { home, homeMeta } from './home.ts';
import { meta } from './meta.ts';
import { trailOf } from './navigation.ts';
import { pages } from './pages.ts';
import { type Route, routes } from './routes.ts';
import type { Page } from './types.ts';

/** The picture shown where a page is shared; drawn at build. */
export interface SharePicture {
  readonly src: `/share/${string}.png`;
  /** The group of pages it belongs to, above the heading. */
  readonly eyebrow?: string;
  readonly heading: string;
  readonly siteName: string;
  /** At the foot of the picture. */
  readonly line: string;
  /** Text alternative. */
  readonly alt: string;
}

/** Size in pixels that all social networks accept. */
export const sharePictureSize = { width: 1200, height: 630 } as const;

const headings = {
  '/': { path: homeMeta.path, heading: home.hero.heading },
  '/career': { path: careerMeta.path, heading: career.heading },
} as const;

/** Returns the path and heading of a route. */
export function headingOf(path: Route): Pick<Page, 'path' | 'heading'> {
  return path === '/' || path === '/career' ? headings[path] : pages[path];
}

function pictureOf(path: Route): SharePicture {
  const { heading } = headingOf(path);
  const [, group] = trailOf({ path, heading }).items;
  return {
    src: `/share/${path.slice(1) || 'home'}.png`,
    ...(group && { eyebrow: group.label }),
    heading,
    siteName: meta.siteName,
    line: path === '/' ? 'IT consultancy and software, Kerala' : company.tagline,
    alt: `${heading} (${meta.siteName})`,
  };
}

/** Every page's picture, by its path. */
export const sharePictures: ReadonlyMap<string, SharePicture> = new Map(
  routes.map((path) => [path, pictureOf(path)]),
);
