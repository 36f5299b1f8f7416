import escapeHtml from 'escape-html';

/** HTML that may stand in other HTML as it is. */
export interface Markup {
  readonly html: string;
}

const htmlOf = (value: string | Markup | readonly Markup[]): string => {
  if (typeof value === 'string') return escapeHtml(value);
  return 'html' in value ? value.html : value.map(({ html }) => html).join('');
};

/** Writes HTML. The template's own text is taken as it is; strings among the values are escaped. */
export const markup = (
  strings: TemplateStringsArray,
  ...values: readonly (string | Markup | readonly Markup[])[]
): Markup => {
  let html = strings[0] ?? '';
  values.forEach((value, index) => {
    html += htmlOf(value) + (strings[index + 1] ?? '');
  });
  return { html };
};

/** Marks a constant text of the service as HTML, which is not escaped. */
export const trusted = (html: string): Markup => ({ html });

/** Escapes a text and writes its line breaks as `<br>`. */
export const withLineBreaks = (text: string): Markup =>
  trusted(
    text
      .split(/\r\n|\r|\n/)
      .map((line) => escapeHtml(line))
      .join('<br>'),
  );
