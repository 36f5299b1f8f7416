import type { DeskEnquiry } from '@example/api/desk';
import { Alert } from '@example/ui/alert';
import { useMutation } from '@tanstack/react-query';
import { useClients } from '../clients/clients.ts';
import * as styles from '../details/detail-panel.css.ts';
import { useMailWatch } from '../details/mail-watch.tsx';
import { messages } from '../messages/enquiries.ts';
import { useMay } from '../session/session.ts';
import { useNotSaved, useToast } from '../toasts/toasts.tsx';
import { SmallButton } from '../style/small-button.tsx';
import { useKeepEnquiry } from './use-enquiry.ts';

/** The reason of a quarantine, with a button that releases the enquiry. */
export const Suspicion = ({ enquiry }: { readonly enquiry: DeskEnquiry }) => {
  const { desk } = useClients();
  const keep = useKeepEnquiry();
  const toast = useToast();
  const notSaved = useNotSaved();
  const watch = useMailWatch();
  const mayWrite = useMay('enquiries.write');
  const { reference, suspicion } = enquiry;
  const release = useMutation({
    mutationFn: async () => desk.enquiries.release(reference),
    onSuccess: (released) => {
      keep(released);
      watch({ kind: 'enquiries', reference });
      toast({ tone: 'success', text: messages.suspicion.released });
    },
    onError: notSaved,
  });
  if (suspicion === null) return null;
  return (
    <div className={styles.notice}>
      <Alert heading={messages.suspicion.heading}>
        <p>{messages.suspicion[suspicion]}</p>
        {mayWrite && (
          <SmallButton
            className={styles.noticeAction}
            busy={release.isPending}
            busyLabel={messages.suspicion.releasing}
            onClick={() => release.mutate()}
          >
            {messages.suspicion.release}
          </SmallButton>
        )}
      </Alert>
    </div>
  );
};
