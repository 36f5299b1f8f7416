import { ApiError } from '@example/api/problem';
import { useMutation } from '@tanstack/react-query';
import { useClients } from '../clients/clients.ts';
import { failureText } from '../toasts/failure-text.ts';
import { useToast } from '../toasts/toasts.tsx';

/** Time for which a proof must still count when a download begins, in ms. */
const ENOUGH_MS = 60_000;

const start = (href: string) => {
  const link = document.createElement('a');
  link.href = href;
  link.download = '';
  link.click();
};

/**
 * Returns a mutation that downloads a file which needs the authenticator again. The browser itself reads the file, and
 * shows no dialog for a refusal: the code is asked for before.
 */
export const useProvenDownload = () => {
  const { proof, proofRequests } = useClients();
  const toast = useToast();
  return useMutation({
    mutationFn: async (href: string) => {
      const { left_ms } = await proof.read();
      if (left_ms < ENOUGH_MS) await proofRequests.ask();
      start(href);
    },
    onError: (error) => {
      const isGivenUp = error instanceof ApiError && error.kind === 'proof-required';
      if (!isGivenUp) toast({ tone: 'danger', text: failureText(error) });
    },
  });
};
