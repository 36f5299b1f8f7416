/** Endings of words that are no imperative: 'added', 'adding'. */
const inflected =
  /^(?!(?:bring|embed|feed|need|proceed|seed|speed|spring|string|wed|wing)$).+(?:ed|ing)$/;
/** Words that begin a description instead of an instruction. */
const others = new Set(
  (
    'a adds all an and are changes each every fixes for from how if in is it its makes more no not of on one ' +
    'removes that the there these they this those to two updates what when where which who why with'
  ).split(' '),
);

/** @type {import('@commitlint/types').UserConfig} */
export default {
  extends: ['@commitlint/config-conventional'],
  helpUrl:
    "CONTRIBUTING.md, 'How a change travels'; a good one: fix(service): reject oversized object streams",
  plugins: [
    {
      rules: {
        'subject-imperative': ({ subject }) => {
          const [verb = ''] = (subject ?? '').toLowerCase().split(/[ ,]/);
          return [
            !others.has(verb) && !inflected.test(verb),
            `the subject must begin with a verb in the imperative ('add', 'fix', 'reject'), not with '${verb}'`,
          ];
        },
      },
    },
  ],
  rules: {
    'header-max-length': [2, 'always', 72],
    'subject-imperative': [2, 'always'],
    'body-max-line-length': [0],
  },
};
