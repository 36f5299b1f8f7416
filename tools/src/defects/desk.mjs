/** @type {readonly import('./defect.d.ts').Defect[]} */
export const defects = [
  {
    name: 'letter-is-a-shortcut',
    promise:
      'No key is a shortcut where one types, nor the first of two keys; Escape leaves a field for what surrounds it.',
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
      'A bulk change whose connection breaks between two calls reports the saved part, can undo it, and keeps what was typed.',
    edits: [
      {
        file: 'apps/desk/src/clients/call-in-turn.ts',
        search: 'answers.length === 0 || !(error instanceof Error)',
        replace: 'answers.length >= 0',
      },
    ],
    command: 'nx run desk:e2e many-decided',
  },
  {
    name: 'filter-lost-in-haste',
    promise: 'Two filters that are chosen one right after the other both hold.',
    edits: [
      {
        file: 'apps/desk/src/lists/use-filters.ts',
        search: 'known.read(new URLSearchParams(window.location.search))',
        replace: 'filters',
      },
    ],
    command: 'nx run desk:test',
  },
  {
    name: 'sign-in-leads-elsewhere',
    promise:
      'A member who is not signed in is led to the login and back to the address, to no other site.',
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
    promise: 'A document contributes no attribute, link or element that has an effect.',
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
      'The dialog of a decision shows its effects before; it is undone by a key or a press, for all or for some.',
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
    promise: 'A conflict with a colleague’s change shows both changes and offers a choice.',
    edits: [
      {
        file: 'apps/desk/src/details/use-change.ts',
        search: 'const again = hasConflict(before, first.current, change)',
        replace: 'const again = (false as boolean)',
      },
    ],
    command: 'nx run desk:e2e changes',
  },
];
