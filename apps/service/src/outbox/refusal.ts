/** The parts of a delivery's error that say what the mail server answered, and to what. */
interface SmtpFailure {
  readonly code?: unknown;
  readonly command?: unknown;
  readonly response?: unknown;
  readonly responseCode?: unknown;
}

/** What a failed delivery means: another try may succeed, none will, or nobody at its address takes one. */
export type Refusal = 'none' | 'mail' | 'address';

/** The enhanced status code (RFC 3463) at the begin of an answer. */
const ENHANCED = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/;
/** The address cannot be delivered to (X.1.X), but for what is said of the sender's (X.1.7, X.1.8); or its mailbox (X.2.X). */
const OF_ADDRESS = /^5\.(?:1\.(?![78]$)\d+|2\.\d+)$/;
/** What servers without enhanced codes say to any address where they do not forward for this service. */
const OF_RELAYING = /\brelay/i;
/** Answers to an address that are about it (RFC 5321 §4.2.3). */
const ADDRESS_CODES: readonly unknown[] = [550, 551, 552, 553];

/**
 * Tells from a mail server's answer whether it refused the mail for good (5xx to the recipient or to the mail, not
 * to the connection or the account), and whether for nothing but the address, which whoever typed it got wrong.
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
