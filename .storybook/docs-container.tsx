import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { useLayoutEffect, useMemo, useSyncExternalStore, type PropsWithChildren } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { chromeTheme } from './chrome-theme.ts';
// Loads the page and its stories with the container: Storybook builds its table of contents as soon as the
// container renders.
import './docs-story.tsx';
import './guide-page.tsx';
import { Direction } from './direction.ts';
import { brandShown, directionOf, putOnDocsRoot, type Globals } from './surroundings.ts';

type Channel = DocsContainerProps['context']['channel'];

const none: Globals = {};

const useGlobals = (channel: Channel): Globals =>
  useSyncExternalStore(
    (notify) => {
      for (const event of [SET_GLOBALS, GLOBALS_UPDATED]) channel.on(event, notify);
      return () => {
        for (const event of [SET_GLOBALS, GLOBALS_UPDATED]) channel.off(event, notify);
      };
    },
    () => {
      const [latest] = (channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS) ?? []) as [
        { readonly globals: Globals }?,
      ];
      return latest?.globals ?? none;
    },
  );

const systemDark = window.matchMedia('(prefers-color-scheme: dark)');

const useSystemDark = (): boolean =>
  useSyncExternalStore(
    (notify) => {
      systemDark.addEventListener('change', notify);
      return () => systemDark.removeEventListener('change', notify);
    },
    () => systemDark.matches,
  );

const inUrl = ['theme', 'brand', 'direction', 'texts', 'motion'];

/**
 * Formats the toolbar's values as the `globals` parameter of the address of a story in a frame. Axe does not
 * run there by itself: no panel shows its results.
 */
const asParameter = (globals: Globals): string =>
  inUrl
    .filter((name) => typeof globals[name] === 'string')
    .map((name) => `${name}:${String(globals[name])}`)
    .concat('a11y.manual:!true')
    .join(';');

/** Applies the toolbar's values to stories in frames of their own. */
const useFramesWith = (globals: Globals): void => {
  const chosen = asParameter(globals);
  // Storybook reads the address of future frames from here.
  useMemo(
    () => Object.assign(globalThis, { PREVIEW_URL: `iframe.html?globals=${chosen}` }),
    [chosen],
  );
  useLayoutEffect(() => {
    for (const frame of document.querySelectorAll<HTMLIFrameElement>('iframe[id^="iframe--"]')) {
      const url = new URL(frame.src);
      if (url.searchParams.get('globals') === chosen) continue;
      url.searchParams.set('globals', chosen);
      frame.src = url.href;
    }
  }, [chosen]);
};

/**
 * Renders a page of documentation in the brand and theme of the toolbar: on a white page the dark theme's text would be
 * unreadable. Sets the root itself, because pages without a story (Welcome) have no decorator to do so.
 */
const ThemedDocsContainer = ({ context, children }: PropsWithChildren<DocsContainerProps>) => {
  const globals = useGlobals(context.channel);
  const { tokens, theme } = brandShown(globals, useSystemDark());
  useLayoutEffect(() => putOnDocsRoot(globals), [globals]);
  useFramesWith(globals);
  const chrome = useMemo(() => chromeTheme(tokens, theme), [tokens, theme]);
  return (
    <DocsContainer context={context} theme={chrome}>
      <Direction value={directionOf(globals)}>{children}</Direction>
    </DocsContainer>
  );
};

export default ThemedDocsContainer;
