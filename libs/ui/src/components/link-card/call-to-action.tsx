import { Icon } from '../icon/icon.tsx';
import { Words } from '../../internal/words/words.tsx';
import { callToAction } from './linked.css.ts';

/** Renders the visible 'Learn more' of a card that is a link, hidden from assistive technology. */
export const CallToAction = ({ children }: { readonly children: string | undefined }) =>
  children && (
    <span className={callToAction} aria-hidden="true">
      <Words>{children}</Words>
      <Icon name="arrow-right" />
    </span>
  );
