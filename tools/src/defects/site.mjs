/** @type {readonly import('./defect.d.ts').Defect[]} */
export const defects = [
  {
    name: 'fields-stay-behind',
    promise: 'The fields show the search of the address after Back and Forward.',
    edits: [
      {
        file: 'apps/site/src/jobs/use-job-search.ts',
        search: "navigationType === 'POP'",
        replace: "navigationType === 'PUSH'",
      },
    ],
    command: 'nx run site:e2e career',
  },
  {
    name: 'vacancy-printed-over-the-page',
    promise: 'An open vacancy is printed alone.',
    edits: [
      {
        file: 'libs/ui/src/components/dialog/modal.css.ts',
        search: "print: { display: 'none' }",
        replace: "print: { color: 'inherit' }",
      },
    ],
    command: 'nx run site:e2e career',
  },
  {
    name: 'outcome-lost-beside-another-vacancy',
    promise:
      'The result of an application is announced after its form was closed, beside another vacancy too.',
    edits: [
      {
        file: 'apps/site/src/career/job-dialogs.tsx',
        search: 'onSend={() => setSent(each)}',
        replace: 'onSend={() => undefined}',
      },
    ],
    command: 'nx run site:e2e application-sending',
  },
  {
    name: 'inserted-number-cut',
    promise:
      'A phone number that a keyboard puts in at once keeps its digits, in any script, or is refused as a whole.',
    edits: [
      {
        file: 'libs/ui/src/components/phone-field/phone-field.tsx',
        search: "inputType !== 'insertText'",
        replace: "inputType !== 'insertTranspose'",
      },
    ],
    command: 'nx run site:e2e application.spec',
  },
  {
    name: 'form-prevented-first',
    promise: 'Every form is posted by the browser when its script fails as it is sent.',
    edits: [
      {
        file: 'apps/site/src/forms/use-form.ts',
        search: '    if (!busy) send(event);\n',
        replace: '    event.preventDefault();\n    if (!busy) send(event);\n',
      },
    ],
    command: 'nx run site:e2e script-fails',
  },
  {
    name: 'second-thought-lost',
    promise: 'Text typed while a form is sent stays in its field.',
    edits: [
      {
        file: 'apps/site/src/forms/use-form.ts',
        search: "fetcher.data?.status === 'success' && !isChanged",
        replace: "fetcher.data?.status === 'success'",
      },
    ],
    command: 'nx run site:test src/forms/use-form',
  },
  {
    name: 'answer-unannounced',
    promise:
      'The answer behind a link of a mail takes the focus, and the document is named after it.',
    edits: [
      {
        file: 'apps/site/src/message-page/answer-heading.tsx',
        search: '    place.current?.focus();\n',
        replace: '',
      },
    ],
    command: 'nx run site:e2e newsletter',
  },
  {
    name: 'ending-unexplained',
    promise:
      'An address refused only for its long ending gets a message that says so and gives a way out, script or not.',
    edits: [
      {
        file: 'apps/site/src/forms/run-form.ts',
        search: '  return { ...error, advice };',
        replace: '  return error;',
      },
    ],
    command: 'nx run site:test src/entry-server',
  },
  {
    name: 'login-tab-shortened',
    promise:
      "The login has two tabs, 'Official Login' and 'Guest Login', chosen by arrow keys, reached without JavaScript.",
    edits: [
      {
        file: 'libs/content/src/staff-login.ts',
        search: "  name: 'Official Login',",
        replace: "  name: 'Official',",
      },
    ],
    command: 'nx run site:e2e login',
  },
  {
    name: 'policy-lacks-a-hash',
    promise: 'A page in the browser violates no policy.',
    edits: [
      {
        file: 'apps/site/src/document/document.tsx',
        search: 'scripts: [inline.headScript, speculationRules,',
        replace: 'scripts: [speculationRules,',
      },
    ],
    command: 'nx run site:e2e every-page',
  },
  {
    name: 'first-band-lacks-styles',
    promise:
      'The first band of a page has all its styles in the head; later ones change nothing in it, and stay when a part of the page fails.',
    edits: [
      {
        file: 'apps/site/src/document/page-styles.ts',
        search: 'names.every((name) => used.has(name))',
        replace: 'names.every((name) => used.has(name) && name < "D")',
      },
    ],
    command: 'nx run site:e2e every-page',
  },
  {
    name: 'page-scrolls-sideways',
    promise: 'No page scrolls sideways at 320, 768 or 1440 px.',
    edits: [
      {
        file: 'apps/site/src/content-page/text-page.tsx',
        search: '<Text key={paragraph}>',
        replace: '<Text key={paragraph} noWrap>',
      },
    ],
    command: 'nx run site:e2e every-page',
  },
  {
    name: 'webkit-loses-the-focus',
    promise:
      'In Firefox and WebKit, dialogs open and close by keyboard, and the focus comes back to the vacancy.',
    edits: [
      {
        file: 'libs/ui/src/components/dialog/use-modal.ts',
        search: '      dialog.inert = dialog.open;\n',
        replace: '',
      },
    ],
    command: 'nx run site:engines webkit',
  },
  {
    name: 'form-needs-a-script',
    promise:
      'Enquiry, contact message, demo request and subscription are stored, mailed and acknowledged, script or not.',
    edits: [
      {
        file: 'apps/site/src/forms/use-form.ts',
        search: "method: 'post' as const,",
        replace: "method: 'get' as const,",
      },
    ],
    command: 'nx run site:e2e enquiry',
  },
  {
    name: 'typed-words-lost',
    promise:
      'A form without JavaScript redirects to its success text, or comes back with the typed values and the errors.',
    edits: [
      {
        file: 'apps/site/src/forms/run-form.ts',
        search: '            values: kept,',
        replace: '            values: {},',
      },
    ],
    command: 'nx run site:test src/entry-server',
  },
  {
    name: 'data-ends-its-element',
    promise: 'The data in a page cannot end its script element.',
    edits: [
      {
        file: 'apps/site/src/document/document.tsx',
        search: "JSON.stringify(value).replaceAll('<', '\\\\u003c')",
        replace: 'JSON.stringify(value)',
      },
    ],
    command: 'nx run site:test src/document',
  },
  {
    name: 'draft-kept-too-long',
    promise:
      'A draft survives a failure, a reload and another vacancy, for 30 days, and can be erased.',
    edits: [
      {
        file: 'apps/site/src/applications/drafts.ts',
        search: 'KEPT_MS = 30 * 86_400_000;',
        replace: 'KEPT_MS = 300 * 86_400_000;',
      },
    ],
    command: 'nx run site:e2e application',
  },
  {
    name: 'focus-left-behind',
    promise:
      'Of more than a hundred vacancies the first are shown; Show more adds the next, the focus goes on, Back keeps the place.',
    edits: [
      {
        file: 'apps/site/src/jobs/use-found-jobs.ts',
        search: 'target.focus({ preventScroll: true });',
        replace: '',
      },
    ],
    command: 'nx run site:e2e many-vacancies',
  },
];
