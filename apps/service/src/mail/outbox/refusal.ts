/** Parts of a delivery error that hold the mail server's answer and the SMTP command it answers. */
interface SmtpFailure {
  readonly code?: unknown;
  readonly command?: unknown;
  readonly response?: unknown;
  readonly responseCode?: unknown;
}

/**
 * Meaning of a failed delivery. `none`: another attempt may succeed; `mail`: none will; `address`: nobody receives mail
 * at the address.
 */
export type Refusal = 'none' | 'mail' | 'address';

/** Enhanced status code (RFC 3463) at the start of an answer. */
const ENHANCED = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/;
/**
 * Codes of an undeliverable address (X.1.X, without those for the sender's: X.1.7, X.1.8) or of its mailbox (X.2.X).
 */
const OF_ADDRESS = /^5\.(?:1\.(?![78]$)\d+|2\.\d+)$/;
/** Answer of servers without enhanced codes that do not forward mail for this service, whatever the address. */
const OF_RELAYING = /\brelay/i;
/** Answers to `RCPT TO` that are about the address (RFC 5321 §4.2.3). */
const ADDRESS_CODES: readonly unknown[] = [550, 551, 552, 553];

/**
 * Returns the refusal in a delivery's error. `mail` and `address` need a 5xx answer to the recipient or to the mail,
 * not to the connection or the account. `address` means that the address alone is the cause, which a visitor mistyped.
 */
export const refusalOf = (error: Error): Refusal => {
  const { code, command, response, responseCode } = error as SmtpFailure;
  if (code !== 'EENVELOPE' && code !== 'EMESSAGE') return 'none';
  if (typeof responseCode !== 'number' || responseCode < 500) return 'none';
  if (command === 'MAIL FROM') return 'mail';
  const answer = typeof response === 'string' ? response : '';
  const [, enhanced] = ENHANCED.exec(answer) ?? [];
  if (enhanced !== undefined) return OF_ADDRESS.test(enhanced) ? 'address' : 'mail';
  const isOfAddress =
    command === 'RCPT TO' && ADDRESS_CODES.includes(responseCode) && !OF_RELAYING.test(answer);
  return isOfAddress ? 'address' : 'mail';
};
