import { PROOF_VALID_MS } from '@example/api/staff';

export const messages = {
  heading: 'Your authenticator, please',
  description: `This is sensitive, and needs a code of the last ${String(PROOF_VALID_MS / 60_000)} minutes. What you began goes on by itself afterwards.`,
  label: 'Six-digit code',
  missing: 'Type the six digits that your authenticator shows',
  wrong: 'That code is wrong, or was used already. Wait for the next one.',
  help: 'The app shows a new one every 30 seconds, and each works once. Without the app? A recovery code does not do here. Another administrator can reset your authenticator, or the operator of the service.',
  action: 'Go on',
  working: 'Checking the code',
} as const;
