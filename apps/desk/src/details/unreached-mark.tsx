import { Icon } from '@example/ui/icon';
import { messages } from '../messages/mails.ts';
import { mark } from './mails.css.ts';

/** Marks a person in a list who did not get a mail. */
export const UnreachedMark = ({ shown = false }: { readonly shown?: boolean | undefined }) =>
  shown && (
    <span className={mark} title={messages.unreached}>
      <Icon name="mail" label={messages.unreached} />
    </span>
  );
