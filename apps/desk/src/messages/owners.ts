export const messages = {
  owner: 'Owner',
  anyOwner: 'Any owner',
  mine: 'Mine',
  nobody: 'Nobody',
  me: (name: string) => `${name} (you)`,
  gone: (name: string) => `${name} (may not own more)`,
  assign: 'Assign to',
} as const;
