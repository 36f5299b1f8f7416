/** @type {readonly import('./defect.d.ts').Defect[]} */
export const defects = [
  {
    name: 'label-removed',
    promise:
      'Every field has its label wired; hint and error describe it in that order; an error makes it invalid.',
    edits: [
      {
        file: 'libs/ui/src/components/field/field.tsx',
        search: '<label className={styles.label} htmlFor={id}>',
        replace: '<label className={styles.label}>',
      },
    ],
    command: 'nx run ui:test src/components/text-field',
  },
  {
    name: 'ref-lost',
    promise:
      'Every component passes `id`, `className`, `data-*`, other props and `ref` to its root element.',
    edits: [
      {
        file: 'libs/ui/src/components/eyebrow/eyebrow.tsx',
        search: '({ className, ...rest }: EyebrowProps)',
        replace: '({ className, ref: _, ...rest }: EyebrowProps)',
      },
    ],
    command: 'nx run ui:test src/components/eyebrow',
  },
  {
    name: 'server-differs',
    promise:
      'Every component hydrates its server markup in strict mode: the same nodes, no complaint, clean unmount.',
    edits: [
      {
        file: 'libs/ui/src/components/badge/badge.tsx',
        search: '    {...rest}\n',
        replace: '    {...rest}\n    data-drawn={String(Math.random())}\n',
      },
    ],
    command: 'nx run ui:test src/components/badge',
  },
  {
    name: 'brand-contrast',
    promise: 'Every story keeps its contrast in three brands × two themes.',
    edits: [
      {
        file: 'libs/ui/src/components/badge/badge.css.ts',
        search: `  selectors: {
`,
        replace: `  selectors: {
    '[data-brand=graphite-and-violet][data-theme=dark] &': { color: colour.borderStrong },
    '[data-brand=graphite-and-violet][data-theme=dark] &:not([data-tone])': {
      color: colour.border,
    },
`,
      },
    ],
    command: 'nx run ui:stories src/components/badge',
  },
  {
    name: 'brand-tokens-contrast',
    promise:
      '`createBrand` refuses a pair of colours below 4.5:1 (text) or 3:1 (outlines), naming pair and ratio.',
    edits: [
      {
        file: 'libs/ui/src/styles/brand/graphite-and-violet.ts',
        search: "textMuted: '#b0b4be'",
        replace: "textMuted: '#6a6e78'",
      },
    ],
    command: 'nx run ui:test src/styles/brand',
  },
  {
    name: 'px-conditions',
    promise: 'Layouts change with the text size: conditions of media are in em.',
    edits: [
      {
        file: 'libs/ui/src/styles/theme/tokens.ts',
        search: '`${String(px / 16)}em`',
        replace: '`${String(px)}px`',
      },
    ],
    command: 'nx run ui:test src/styles/theme',
  },
  {
    name: 'longer-words-cut',
    promise: 'No story overflows with texts 40 % longer.',
    edits: [
      {
        file: 'libs/ui/src/components/badge/badge.css.ts',
        search: "...inlineRow('0.35em'),",
        replace:
          "...inlineRow('0.35em'), maxInlineSize: '9rem', overflow: 'hidden', whiteSpace: 'nowrap',",
      },
    ],
    command: 'nx run ui:stories src/components/badge -t Icon',
  },
  {
    name: 'forced-colours-overflow',
    promise: 'No story overflows right to left, in forced colours, or in print (794 px).',
    edits: [
      {
        file: 'libs/ui/src/components/steps/steps.css.ts',
        search: '[forcedColours]: { selectors:',
        replace: "[forcedColours]: { minInlineSize: '40rem', selectors:",
      },
    ],
    command: 'nx run ui:stories src/components/steps',
  },
  {
    name: 'physical-side',
    promise:
      'Sides follow the direction of writing: the end of a line is on the left where one writes right to left.',
    edits: [
      {
        file: 'libs/ui/src/components/scroll-to-top/scroll-to-top.css.ts',
        search: "insetInlineEnd: '1.25rem',",
        replace: "right: '1.25rem',",
      },
    ],
    command: 'nx run ui:stories src/components/scroll-to-top',
  },
  {
    name: 'small-target',
    promise: 'Every target of touch is at least 24 × 24 px, links in text excepted.',
    edits: [
      {
        file: 'libs/ui/src/internal/icon-button/icon-button.ts',
        search: "tile('2.75rem')",
        replace: "tile('1.25rem')",
      },
    ],
    command: 'nx run ui:stories src/components/dialog',
  },
  {
    name: 'unguarded-motion',
    promise: 'Nothing moves for visitors who asked for reduced motion.',
    edits: [
      {
        file: 'libs/ui/src/components/spinner/spinner.css.ts',
        search: "'@media': { [motionOk]: {",
        replace: "'@media': { screen: {",
      },
    ],
    command: 'nx run ui:stories src/components/spinner',
  },
  {
    name: 'focus-outline-lost',
    promise: 'A focused button shows a solid outline.',
    edits: [
      {
        file: 'libs/ui/src/styles/theme/reset.css.ts',
        search: 'outline: `3px solid ${colour.focus}`,',
        replace: "outline: 'none',",
      },
    ],
    command: 'nx run ui:stories src/components/button',
  },
  {
    name: 'focus-not-given-back',
    promise: 'A dialog that closes gives the focus back to what opened it.',
    edits: [
      {
        file: 'libs/ui/src/components/dialog/use-modal.ts',
        search: '      moveFocusBack();\n',
        replace: `      moveFocusBack();
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
`,
      },
    ],
    command: 'nx run ui:stories src/components/dialog',
  },
  {
    name: 'guide-pair-swapped',
    promise:
      "Every guide's `do` passes axe and differs from its `dont`, which breaks the rule of axe it names and no other; its roles are in the markup.",
    edits: [
      {
        file: 'libs/ui/src/components/spinner/spinner.guide.tsx',
        search: 'do: (\n        <p>',
        replace: 'dont: (\n        <p>',
      },
      {
        file: 'libs/ui/src/components/spinner/spinner.guide.tsx',
        search: 'dont: (\n        <Button>',
        replace: 'do: (\n        <Button>',
      },
    ],
    command: 'nx run ui:docs-test -t Feedback/Spinner',
  },
  {
    name: 'chain-late',
    promise:
      'A value chain shows its cards after 0, 1, 2 and 3 s, each 0.6 s after its line begins.',
    edits: [
      {
        file: 'libs/ui/src/components/value-chain/value-chain.css.ts',
        search: "[startsAt]: '2s'",
        replace: "[startsAt]: '2.5s'",
      },
    ],
    command: 'nx run ui:stories src/components/value-chain',
  },
  {
    name: 'counter-short',
    promise:
      "A counter counts once, in 50 steps of 20 ms, never back, and ends at its target; the server's HTML has the target.",
    edits: [
      {
        file: 'libs/ui/src/page/count-up-on-scroll/steps.ts',
        search: 'Math.min(step, countUpSteps)) / countUpSteps)',
        replace: 'Math.min(step, countUpSteps)) / (countUpSteps + 1))',
      },
    ],
    command: 'nx run ui:test src/page/count-up-on-scroll',
  },
  {
    name: 'code-not-spread',
    promise:
      'A code pasted or filled in is spread over the boxes, other characters removed, at most 6 digits.',
    edits: [
      {
        file: 'libs/ui/src/components/otp-field/slots.ts',
        search: 'digits[place - start] ?? slot',
        replace: '(place === start ? digits[0] : undefined) ?? slot',
      },
    ],
    command: 'nx run ui:test src/components/otp-field',
  },
  {
    name: 'phone-digit-too-many',
    promise:
      'A phone field takes digits only, at most 12 or as many as told, and says what it left out.',
    edits: [
      {
        file: 'libs/ui/src/components/phone-field/fit-digits.ts',
        search: 'length <= maxLength)',
        replace: 'length <= maxLength + 1)',
      },
    ],
    command: 'nx run ui:test src/components/phone-field',
  },
  {
    name: 'budget-exceeded',
    promise: 'Every component keeps its budget of bytes, JS and CSS, in `sizes.json`.',
    edits: [
      {
        file: 'libs/ui/src/components/badge/badge.tsx',
        search: '    {...rest}\n',
        replace: `    {...rest}
    data-pedigree="q7Zk2mVx9LrTfB4hWc8NyJd3GsUe6PaR1oXiQwMtKzHvC5uYbEnS0jDlFpAgIO-zQ3xW8eRv2tYb7nUm4kIj9hOg1fPd6sAl5cZqXwEvRcTbYnUmIkOlPj"
`,
      },
    ],
    command: 'nx run ui:package-test build/sizes',
  },
  {
    name: 'public-api-changed',
    promise: 'The public API is the one accepted in `api/ui.api.md`.',
    edits: [
      {
        file: 'libs/ui/src/components/badge/badge.tsx',
        search: "'success', 'danger'] as const",
        replace: "'success', 'danger', 'info'] as const",
      },
    ],
    command: 'nx run ui:package-test build/api-report',
  },
  {
    name: 'text-beside-siblings',
    promise:
      'Every story shows the same after a translator moved its texts: at each change of props, pointer and key.',
    edits: [
      {
        file: 'libs/ui/src/internal/words/words.tsx',
        search:
          "<Tag className={typeof children === 'string' ? undefined : words}>{children}</Tag>",
        replace: '<>{children}</>',
      },
    ],
    command: 'nx run ui:test src/testing/translated',
  },
];
