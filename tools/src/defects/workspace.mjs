/** @type {readonly import('./defect.d.ts').Defect[]} */
export const defects = [
  {
    name: 'boundary-crossed',
    promise:
      'Arrows go from apps to libs; ui, content and api do not know one another; nothing imports an app.',
    edits: [
      {
        file: 'libs/ui/src/components/badge/badge.tsx',
        search: "import { classNames } from '../../styles/class-names/class-names.ts';",
        replace: `import '@example/content/company';
import { classNames } from '../../styles/class-names/class-names.ts';`,
      },
    ],
    command: 'nx run ui:lint',
  },
  {
    name: 'import-circle',
    promise: 'No module imports one that imports it, types included.',
    edits: [
      {
        file: 'apps/service/src/runtime/clock/clock.ts',
        search: '/** Returns the time, in ms since 1970.',
        replace: `export type { Resumes } from '../../features/resumes/index.ts';
/** Returns the time, in ms since 1970.`,
      },
    ],
    command: 'nx run service:lint',
  },
  {
    name: 'arrow-up',
    promise: 'A folder of the service imports only from folders of floors below its own.',
    edits: [
      {
        file: 'apps/service/src/features/subscriptions/unsubscribe.ts',
        search: "import { noteDecision } from '../decisions/index.ts';",
        replace: `import '../../auth/candidates/index.ts';
import { noteDecision } from '../decisions/index.ts';`,
      },
    ],
    command: 'nx run service:lint',
  },
  {
    name: 'folder-circle',
    promise: 'Of two folders beside each other one at most knows the other, through others too.',
    edits: [
      {
        file: 'apps/desk/src/view/view-bar.tsx',
        search: "import type { ReactNode } from 'react';",
        replace: `import type { ReactNode } from 'react';
import '../lists/options-of.ts';`,
      },
    ],
    command: 'nx run tools:test src/folders',
  },
  {
    name: 'words-in-the-site',
    promise:
      "`apps/site` has neither styles nor visible text; the desk's texts stand in `src/messages`.",
    edits: [
      {
        file: 'apps/site/src/pages/fintech-applications.tsx',
        search: '<noscript>',
        replace: '<noscript>Choose one.',
      },
    ],
    command: 'nx run site:lint',
  },
  {
    name: 'younger-than-promised',
    promise:
      'Code for browsers calls no global or static member younger than Safari 17.2 and Firefox 121.',
    edits: [
      {
        file: 'libs/api/src/http/http-client.ts',
        search: 'signal: waiting.signal,',
        replace: 'signal: AbortSignal.any([waiting.signal]),',
      },
    ],
    command: 'nx run api:lint',
  },
  {
    name: 'promise-left-alone',
    promise:
      'Each promise is awaited, no `any` is passed on, each switch over a union is exhaustive.',
    edits: [
      {
        file: 'apps/service/src/operations/backups/restore.ts',
        search: 'await incoming.close();',
        replace: 'incoming.close();',
      },
    ],
    command: 'nx run service:lint',
  },
  {
    name: 'hook-in-a-condition',
    promise: 'JSX keeps the rules of accessibility and of hooks.',
    edits: [
      {
        file: 'apps/desk/src/retention/retention-view.tsx',
        search: '  useTitle(messages.title);',
        replace: '  if (data) useTitle(messages.title);',
      },
    ],
    command: 'nx run desk:lint',
  },
  {
    name: 'key-without-a-purpose',
    promise: 'JSX keeps the rules of accessibility and of hooks.',
    edits: [
      {
        file: 'apps/site/src/pages/fintech-applications.tsx',
        search: '<Button type="submit">',
        replace: '<Button type="submit" accessKey="s">',
      },
    ],
    command: 'nx run site:lint',
  },
  {
    name: 'wrong-type',
    promise: "Every project's types are right, in tests, stories and tools too.",
    edits: [
      {
        file: 'libs/api/src/limits/index.ts',
        search: 'TENANT_ID = 1;',
        replace: 'TENANT_ID: string = 1;',
      },
    ],
    command: 'nx run api:typecheck',
  },
  {
    name: 'file-unformatted',
    promise: 'Every file is formatted.',
    edits: [
      {
        file: 'libs/content/src/retention.ts',
        search: 'export const retention = {',
        replace: 'export const retention  = {',
      },
    ],
    command: 'oxfmt --check .',
  },
  {
    name: 'generated-unformatted',
    promise: "A generator's output is formatted.",
    edits: [
      {
        file: 'tools/src/generators/component/component.mjs',
        search: '  await formatChanges(tree);\n',
        replace: '',
      },
      {
        file: 'tools/src/generators/component/files/__fileName__.css.ts.template',
        search: 'import { colour, radius } from',
        replace: 'import {colour, radius} from',
      },
    ],
    command: 'nx run tools:generators -t formatted',
  },
  {
    name: 'installed-at-each-start',
    promise: 'A further `npm start` is ready within 5 s (median of three).',
    edits: [
      {
        file: 'tools/src/prepare.mjs',
        search: '=== stamp()) return;',
        replace: "=== '') return;",
      },
    ],
    command: 'tools/fresh-clone',
  },
];
