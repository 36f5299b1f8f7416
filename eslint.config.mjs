import nx from '@nx/eslint-plugin';
import baseline from 'eslint-plugin-baseline-js';
import translation from 'eslint-plugin-react-google-translate';
import storybook from 'eslint-plugin-storybook';
import tseslint from 'typescript-eslint';

const root = import.meta.dirname;

/** Allowed imports: apps may import libs, and no lib imports another (docs/decisions). */
const boundaries = [
  {
    sourceTag: 'type:site',
    onlyDependOnLibsWithTags: ['type:ui', 'type:content', 'type:api', 'type:testing'],
  },
  {
    sourceTag: 'type:desk',
    onlyDependOnLibsWithTags: ['type:ui', 'type:content', 'type:api', 'type:testing'],
  },
  // Of the kit the service takes the brand's colours only, see below.
  { sourceTag: 'type:service', onlyDependOnLibsWithTags: ['type:content', 'type:api', 'type:ui'] },
  { sourceTag: 'type:ui', onlyDependOnLibsWithTags: [] },
  { sourceTag: 'type:content', onlyDependOnLibsWithTags: [] },
  { sourceTag: 'type:api', onlyDependOnLibsWithTags: [] },
  { sourceTag: 'type:testing', onlyDependOnLibsWithTags: [] },
  { sourceTag: 'type:components', onlyDependOnLibsWithTags: ['type:ui'] },
  {
    sourceTag: 'type:tools',
    onlyDependOnLibsWithTags: ['type:content', 'type:api', 'type:testing'],
  },
];

/** @param {readonly object[]} patterns */
const refuseImports = (...patterns) => ({ 'no-restricted-imports': ['error', { patterns }] });

/** @param {readonly { selector: string, message: string }[]} selectors */
const refuseSyntax = (...selectors) => ({ 'no-restricted-syntax': ['error', ...selectors] });

const noKitInService = {
  regex: '^@example/ui/(?!brand$)',
  message: "The service takes nothing from the kit but its brand's tokens.",
};

/** Groups of the service's folders, from the lowest floor up. A group imports only from floors below. */
const serviceFloors = [
  ['storage'],
  ['runtime'],
  ['http', 'mail'],
  ['features'],
  ['auth'],
  ['desk', 'operations'],
  ['server'],
];
const serviceArrows = serviceFloors.flatMap((groups, floor) =>
  groups.map((group) => {
    const others = serviceFloors.slice(floor).flat();
    const names = others.filter((other) => other !== group).join('|');
    return {
      files: [`apps/service/src/${group}/**/*.ts`],
      ignores: ['**/*.test.ts'],
      rules: refuseImports(noKitInService, {
        regex: `^(?:\\.\\./)+(?:(?:${[names, 'testing'].filter(Boolean).join('|')})/|main\\.ts|dev\\.ts)`,
        message: `${group} imports only from floors below it (docs/architecture.md).`,
      }),
    };
  }),
);

const namedExportsOnly = {
  selector: 'ExportDefaultDeclaration',
  message: 'Named exports only: a default export is for tools that ask for one.',
};
const wordsBelongToContent =
  'apps/site holds no visible text: put the words into libs/content and pass them from there.';
const messagesBelongToTheDesk = 'Visible words of the desk stand in apps/desk/src/messages.';
const stylesBelongToUi = 'apps/site holds no styles: give libs/ui a component or a variant.';
const stylesAreElsewhere = {
  group: ['*.css', '*.css.ts', '@vanilla-extract/*'],
  message: stylesBelongToUi,
};
const visibleAttribute =
  '/^(alt|title|label|heading|lead|eyebrow|placeholder|hint|text|callToAction|submit|aria-(label|description|roledescription|valuetext|placeholder))$|Label$|Text$/';

export default tseslint.config(
  {
    ignores: [
      '**/dist/**',
      '**/out-tsc/**',
      '.nx/**',
      '**/reports/**',
      '.data/**',
      '**/storybook-static/**',
    ],
  },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  {
    // The rules of ESLint and typescript-eslint themselves are in .oxlintrc.json (docs/decisions/0026).
    files: ['**/*.{ts,tsx}'],
    languageOptions: { parser: tseslint.parser },
  },
  {
    files: ['**/*.{ts,tsx,mjs}'],
    plugins: { '@nx': nx },
    rules: {
      '@nx/enforce-module-boundaries': [
        'error',
        { enforceBuildableLibDependency: false, allow: [], depConstraints: boundaries },
      ],
    },
  },
  {
    // A browser's translator replaces text nodes by elements, and React then fails to find its nodes.
    files: ['{apps/*,libs/ui}/src/**/*.tsx'],
    plugins: { translation },
    rules: {
      'translation/no-conditional-text-nodes-with-siblings': 'error',
      'translation/no-return-text-nodes': 'error',
    },
  },
  {
    // The site is also served over plain http, under a host name in an office network.
    files: ['{apps/site,apps/desk,libs/ui,libs/api}/src/**/*.{ts,tsx}'],
    rules: {
      'no-restricted-properties': [
        'error',
        ...[
          ['crypto', 'randomUUID'],
          ['crypto', 'subtle'],
          ['navigator', 'clipboard'],
          ['navigator', 'locks'],
          ['navigator', 'serviceWorker'],
          ['navigator', 'share'],
          ['navigator', 'storage'],
        ].map(([object, property]) => ({
          object,
          property,
          message: 'There over https and on localhost alone.',
        })),
      ],
      'no-restricted-globals': [
        'error',
        ...['caches', 'cookieStore', 'Notification'].map((name) => ({
          name,
          message: 'There over https and on localhost alone.',
        })),
      ],
    },
  },
  {
    // Browser code may use only what the oldest supported browsers have, those of the end of 2023
    // (docs/decisions/0037). Styles are evaluated by the build, and guides by Storybook.
    files: ['{apps/{site,desk},libs/{api,content,ui}}/src/**/*.{ts,tsx}'],
    ignores: ['**/*.{test,stories,guide,css}.{ts,tsx}', '**/testing/**'],
    plugins: { 'baseline-js': baseline },
    rules: {
      'baseline-js/use-baseline': [
        'error',
        {
          available: 2023,
          includeWebApis: { preset: 'auto' },
          includeJsBuiltins: { preset: 'auto' },
        },
      ],
    },
  },
  ...storybook.configs['flat/recommended'],
  {
    files: ['.storybook/main.ts'],
    rules: {
      'storybook/no-uninstalled-addons': ['error', { packageJsonLocation: `${root}/package.json` }],
    },
  },
  {
    files: [
      'libs/**/src/**/*.ts',
      'libs/**/src/**/*.tsx',
      'apps/**/src/**/*.ts',
      'apps/**/src/**/*.tsx',
    ],
    ignores: ['**/*.stories.tsx'],
    rules: refuseSyntax(namedExportsOnly, {
      selector: "JSXAttribute[name.name='style']",
      message: 'No style attribute: the Content-Security-Policy refuses it in served HTML.',
    }),
  },
  {
    files: ['libs/content/src/**/*.ts'],
    ignores: ['**/*.test.ts'],
    rules: refuseImports({
      regex: '^[^.]',
      message: 'libs/content imports nothing but its own modules.',
    }),
  },
  { files: ['apps/service/**/*.ts'], rules: refuseImports(noKitInService) },
  ...serviceArrows,
  {
    files: ['apps/site/src/**/*.{ts,tsx}'],
    rules: {
      ...refuseImports(stylesAreElsewhere, {
        regex: '^@example/content/(pages|discovery)$',
        message:
          'They hold the words of every page: a page that imports them sends all of them to its visitors.',
      }),
      ...refuseSyntax(
        namedExportsOnly,
        {
          selector:
            "ExpressionStatement[expression.callee.property.name='preventDefault'] + :not(ReturnStatement)",
          message: 'preventDefault() last: what fails before leaves a form or link to the browser.',
        },
        { selector: 'JSXAttribute[name.name=/^(style|className)$/]', message: stylesBelongToUi },
        { selector: 'JSXText[value=/\\S/]', message: wordsBelongToContent },
        {
          selector:
            ':matches(JSXElement, JSXFragment) > JSXExpressionContainer > Literal[value=/\\S/]',
          message: wordsBelongToContent,
        },
        {
          selector: ':matches(JSXElement, JSXFragment) > JSXExpressionContainer > TemplateLiteral',
          message: wordsBelongToContent,
        },
        {
          selector: `JSXAttribute[name.name=${visibleAttribute}] > Literal[value=/\\S/]`,
          message: wordsBelongToContent,
        },
        {
          selector: `JSXAttribute[name.name=${visibleAttribute}] TemplateLiteral`,
          message: wordsBelongToContent,
        },
      ),
    },
  },
  {
    files: ['apps/desk/src/**/*.tsx'],
    ignores: ['**/*.test.tsx'],
    rules: refuseSyntax(
      namedExportsOnly,
      {
        selector: "JSXAttribute[name.name='style']",
        message: 'No style attribute: positions are set by script, all else by classes.',
      },
      { selector: 'JSXText[value=/[A-Za-z]/]', message: messagesBelongToTheDesk },
      {
        selector:
          ':matches(JSXElement, JSXFragment) > JSXExpressionContainer > Literal[value=/[A-Za-z]/]',
        message: messagesBelongToTheDesk,
      },
      {
        selector: `JSXAttribute[name.name=${visibleAttribute}] > Literal[value=/\\S/]`,
        message: messagesBelongToTheDesk,
      },
    ),
  },
  {
    // Runs only at build time.
    files: ['apps/site/src/structured-data/*.ts'],
    rules: refuseImports(stylesAreElsewhere),
  },
);
