import { CODE_LENGTH } from '@example/api/accounts';
import { ApiError } from '@example/api/problem';
import { OtpField } from '@example/ui/otp-field';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useClients } from '../clients/clients.ts';
import * as panel from '../details/detail-panel.css.ts';
import { DialogForm, FormDialog } from '../forms/form-dialog.tsx';
import { messages } from '../messages/proof.ts';
import { failureText } from '../toasts/failure-text.ts';

const isWrong = (error: Error | null): boolean =>
  error instanceof ApiError && error.kind === 'invalid-input';

const isSignedOut = (error: Error): boolean =>
  error instanceof ApiError && error.kind === 'sign-in-required';

const Form = ({ onBusy }: { readonly onBusy: (busy: boolean) => void }) => {
  const { proof, proofRequests } = useClients();
  const field = useRef<HTMLFieldSetElement>(null);
  const [code, setCode] = useState('');
  const [tried, setTried] = useState(false);
  const { mutate, isPending, error } = useMutation({
    mutationFn: async (typed: string) => proof.prove({ code: typed }),
    onMutate: () => onBusy(true),
    onSettled: () => onBusy(false),
    onSuccess: () => proofRequests.settle(true),
    onError: (refused) => {
      setCode('');
      // The page of the sign-in is on its way.
      if (isSignedOut(refused)) return;
      field.current?.querySelector('input')?.focus();
    },
  });
  // The dialog has taken the focus by then, and a code can be typed at once.
  useEffect(() => {
    field.current?.querySelector('input')?.focus();
  }, []);
  const submit = (typed: string) => {
    setTried(true);
    if (typed.length === CODE_LENGTH && !isPending) mutate(typed);
  };
  const missing = tried && code.length < CODE_LENGTH && error === null;
  const told = isWrong(error) && code === '' ? messages.wrong : undefined;
  return (
    <DialogForm
      failure={error !== null && !isWrong(error) && failureText(error)}
      onSubmit={() => submit(code)}
    >
      <OtpField
        ref={field}
        name="code"
        length={CODE_LENGTH}
        label={messages.label}
        required
        value={code}
        error={missing ? messages.missing : told}
        onValueChange={setCode}
        onComplete={submit}
      />
      <p className={panel.muted}>{messages.help}</p>
    </DialogForm>
  );
};

/** Asks for a code of the authenticator while a call waits for one. */
export const ProofDialog = () => {
  const { proofRequests } = useClients();
  const [busy, setBusy] = useState(false);
  const asking = useSyncExternalStore(proofRequests.subscribe, proofRequests.isAsking);
  return (
    <FormDialog
      texts={messages}
      busy={busy}
      open={asking}
      onClose={() => proofRequests.settle(false)}
    >
      {asking && <Form onBusy={setBusy} />}
    </FormDialog>
  );
};
