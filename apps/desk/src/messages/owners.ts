export const messages = {
  owner: 'Owner',
  filter: { label: 'Owner', any: 'Any owner' },
  mine: 'Mine',
  nobody: 'Nobody',
  me: (name: string) => `${name} (you)`,
  gone: (name: string) => `${name} (may not own more)`,
  assign: 'Assign to',
} as const;
