import { Alert } from '@example/ui/alert';
import { messages } from '../messages/mails.ts';
import { SmallButton } from '../style/small-button.tsx';
import * as panel from './detail-panel.css.ts';
import { hasFailed, isUnreached } from './mail-fate.ts';
import { type MailSubject, useMails, useRetry } from './use-mails.ts';

interface MailNoticeProps extends MailSubject {
  readonly mayRetry: boolean;
}

/** Says above the details that the newest mail to the person did not arrive, with the button that sends it again. */
export const MailNotice = ({ kind, reference, mayRetry }: MailNoticeProps) => {
  const { data: mails = [] } = useMails({ kind, reference });
  const retry = useRetry({ kind, reference });
  const failed = mails.find(hasFailed);
  if (!failed || !isUnreached(mails)) return null;
  return (
    <div className={panel.notice}>
      <Alert tone="danger" heading={messages.notDelivered(failed.subject)}>
        <p>{messages.advice[failed.state === 'refused' ? 'refused' : 'parked']}</p>
        {mayRetry && failed.can_retry && (
          <SmallButton
            className={panel.noticeAction}
            busy={retry.isPending}
            busyLabel={messages.retrying}
            onClick={() => retry.mutate(failed.id)}
          >
            {messages.retry}
          </SmallButton>
        )}
      </Alert>
    </div>
  );
};
