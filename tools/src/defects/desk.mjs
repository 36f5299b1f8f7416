/** @type {readonly import('./defect.d.ts').Defect[]} */
export const defects = [
  {
    name: 'letter-is-a-shortcut',
    promise:
      'No key is a shortcut where one types, nor the first of two keys; Escape leaves the field for what it is in.',
    edits: [
      {
        file: 'apps/desk/src/shortcuts/shortcuts-provider.tsx',
        search: 'event.key === LEADER && isForShortcuts(event)',
        replace: 'event.key === LEADER',
      },
    ],
    command: 'nx run desk:e2e keyboard',
  },
  {
    name: 'saved-part-forgotten',
    promise:
      'What was saved of many is told and can be undone when the connection breaks between two calls.',
    edits: [
      {
        file: 'apps/desk/src/clients/call-in-turn.ts',
        search: 'answers.length === 0 || !(error instanceof Error)',
        replace: 'answers.length >= 0',
      },
    ],
    command: 'nx run desk:e2e decisions',
  },
  {
    name: 'sign-in-leads-elsewhere',
    promise:
      'Whoever is not signed in is led to the login and back to the address, to no other site.',
    edits: [
      {
        file: 'apps/desk/src/session/sign-in-address.ts',
        search: "pathname === '/desk' || pathname.startsWith('/desk/')",
        replace: "pathname.startsWith('/')",
      },
    ],
    command: 'nx run desk:test',
  },
  {
    name: 'document-brings-scripts',
    promise: 'A document takes over no attribute, link or element that does something.',
    edits: [
      {
        file: 'apps/desk/src/resume/rich-text.tsx',
        search: "new Set(['script', 'style', ",
        replace: "new Set(['style', ",
      },
    ],
    command: 'nx run desk:test',
  },
  {
    name: 'undo-for-all-only',
    promise:
      'What a decision does is said before; it is undone by a key or a press, for all or for some.',
    edits: [
      {
        file: 'apps/desk/src/decisions/use-undo.ts',
        search: 'references.has(reference) ? [reference] : []',
        replace: '[reference]',
      },
    ],
    command: 'nx run desk:e2e decisions',
  },
  {
    name: 'colleague-overwritten',
    promise: 'Where a colleague was first, both changes are shown, and one chooses.',
    edits: [
      {
        file: 'apps/desk/src/details/use-change.ts',
        search:
          "first.outcome === 'stale' && before && !hasConflict(before, first.current, change)",
        replace: "first.outcome === 'stale' && before",
      },
    ],
    command: 'nx run desk:e2e changes',
  },
];
