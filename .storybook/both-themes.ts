import { createElement, useEffect, useRef, type ReactNode } from 'react';
import {
  addons,
  types,
  useGlobals,
  useStorybookApi,
  useStorybookState,
} from 'storybook/manager-api';
import { styled } from 'storybook/theming';

const Pair = styled.div({
  display: 'flex',
  blockSize: '100%',
  inlineSize: '100%',
  '& > *': { flex: '1 1 0', minInlineSize: 0, blockSize: '100%', border: 0 },
  // Stacks the two where they do not fit side by side.
  '@media (max-width: 600px)': { flexDirection: 'column' },
});

const Shown = styled.div({ display: 'flex', position: 'relative' });

interface BesideProps {
  /** Id of Storybook's own frame. */
  readonly frameId: string;
  readonly src: string;
}

/** Shows the page of Storybook's own frame a second time, in the dark theme. It follows the first one's scrolling. */
const Beside = ({ frameId, src }: BesideProps) => {
  const root = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    const follow = (one: Window, other: Window) => {
      const move = () => other.scrollTo({ top: one.scrollY, behavior: 'instant' });
      one.addEventListener('scroll', move);
      return () => one.removeEventListener('scroll', move);
    };
    const frame = root.current;
    const connect = () => {
      const light = document.querySelector<HTMLIFrameElement>(`#${frameId}`)?.contentWindow;
      const dark = frame?.contentWindow;
      if (light && dark) follow(light, dark);
    };
    frame?.addEventListener('load', connect);
    return () => frame?.removeEventListener('load', connect);
  }, [frameId, src]);
  return createElement('iframe', { ref: root, src, title: 'The same, in the dark theme' });
};

interface WrapperProps {
  readonly id: string;
  readonly storyId: string;
  readonly children?: ReactNode;
}

/** Shows the current page in both themes side by side when the toolbar selects that. */
const BothThemes = ({ storyId, children }: WrapperProps) => {
  const [{ theme }] = useGlobals();
  const { viewMode } = useStorybookState();
  const api = useStorybookApi();
  const { previewHref } = api.getStoryHrefs(storyId, {
    viewMode: viewMode ?? 'story',
    queryParams: { globals: 'theme:dark' },
  });
  return createElement(
    Pair,
    null,
    createElement(Shown, null, children),
    theme === 'both' &&
      createElement(Beside, { frameId: 'storybook-preview-iframe', src: previewHref }),
  );
};

export const registerBothThemes = (): void => {
  addons.register('both-themes', () => {
    addons.add('both-themes/preview', {
      type: types.PREVIEW,
      render: BothThemes,
    });
  });
};
