import { company } from '@example/content/company';
import { meta } from '@example/content/meta';
import type { Mail, MailBlock, MailFact } from '@example/content/types';
import { inkAndTeal } from '@example/ui/brand';
import { type Markup, markup, trusted, withLineBreaks } from './markup.ts';

/*
 * Mail programs understand tables for the layout and inline colours. The light colours are inline. The dark ones are in
 * the style sheet, for the programs that have a dark mode and read it; `!important` overrides the inline ones.
 */

const { light, dark } = inkAndTeal.colour;

/** Side at which lines begin: Outlook for Windows knows no `start`, and centres the labels of facts. */
const START = { ltr: 'left', rtl: 'right' }[meta.direction];

/** Largest width of the layout, in px. */
const MAX_WIDTH = '600';

const styleSheet = trusted(`
:root{color-scheme:light dark;supported-color-schemes:light dark}
a[x-apple-data-detectors]{color:inherit!important;text-decoration:none!important}
@media (max-width:480px){
.outer{padding:16px 8px!important}
.inner{padding-left:20px!important;padding-right:20px!important}
}
@media (prefers-color-scheme:dark){
.canvas{background-color:${dark.canvas}!important}
.head{background-color:${dark.inverse}!important}
.rule{background-color:${dark.accent}!important}
.card{background-color:${dark.surface}!important}
.edge{border-color:${dark.border}!important}
.sunken{background-color:${dark.sunken}!important}
.accent{border-color:${dark.accent}!important}
.notice{background-color:${dark.highlightSoft}!important;border-color:${dark.highlight}!important}
.text{color:${dark.text}!important}
.link{color:${dark.accent}!important}
.muted{color:${dark.textMuted}!important}
.primary{background-color:${dark.accent}!important;border-color:${dark.accent}!important}
.primary a{color:${dark.onAccent}!important}
.secondary{border-color:${dark.accent}!important}
.secondary a{color:${dark.accent}!important}
}
`);

const font =
  "font-family:'Hanken Grotesk',system-ui,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

/** Breaks a word that is wider than the screen. */
const breaks = 'word-break:break-word;overflow-wrap:anywhere';

const style = (...declarations: readonly string[]): Markup =>
  trusted(`style="${declarations.join(';')}"`);

const bare = 'role="presentation" cellpadding="0" cellspacing="0" border="0"';

const layout = trusted(`${bare} width="100%"`);

const styles = {
  body: style(
    `margin:0;padding:0;background-color:${light.canvas}`,
    '-webkit-text-size-adjust:100%',
  ),
  preview: style('display:none;max-height:0;overflow:hidden;mso-hide:all'),
  canvas: style(`background-color:${light.canvas}`),
  outer: style('padding:32px 16px'),
  column: style(`max-width:${MAX_WIDTH}px;text-align:start`),
  head: style(
    `padding:20px 40px;background-color:${light.inverse};border-radius:16px 16px 0 0`,
    `${font};font-size:18px;line-height:1.25;font-weight:700;color:${light.textOnInverse}`,
  ),
  rule: style(`height:4px;font-size:0;line-height:0;background-color:${light.accent}`),
  card: style(
    `padding:32px 40px 16px;background-color:${light.surface}`,
    `border:1px solid ${light.border};border-top:0;border-radius:0 0 16px 16px`,
  ),
  heading: style(
    `margin:0 0 20px;${font};font-size:24px;line-height:1.25;font-weight:700`,
    `letter-spacing:-0.01em;color:${light.text};${breaks}`,
  ),
  paragraph: style(
    `margin:0 0 16px;${font};font-size:16px;line-height:1.6;color:${light.text};${breaks}`,
  ),
  label: style(
    `margin:8px 0;${font};font-size:14px;line-height:1.5;font-weight:600;color:${light.textMuted}`,
  ),
  facts: style(`margin:0 0 24px;border-bottom:1px solid ${light.border}`),
  factName: style(
    `padding:10px 16px 10px 0;border-top:1px solid ${light.border};${font};font-size:14px`,
    `line-height:1.5;font-weight:400;text-align:${START};color:${light.textMuted}`,
  ),
  factValue: style(
    `padding:10px 0;border-top:1px solid ${light.border};${font};font-size:15px;line-height:1.5`,
    `color:${light.text};${breaks}`,
  ),
  action: style('padding:0 0 24px'),
  frame: style('margin:0 0 24px'),
  quote: style(
    `padding:16px 20px;background-color:${light.sunken};border-inline-start:4px solid ${light.accent}`,
    `${font};font-size:16px;line-height:1.6;color:${light.text};white-space:pre-wrap;${breaks}`,
  ),
  notice: style(
    `padding:16px 20px;background-color:${light.highlightSoft};border-inline-start:4px solid ${light.highlight}`,
    `${font};font-size:15px;line-height:1.6;color:${light.text};${breaks}`,
  ),
  footer: style(
    `padding:20px 40px 0;${font};font-size:14px;line-height:1.6;color:${light.textMuted}`,
  ),
  link: style(`color:${light.accent}`),
  whole: style('white-space:nowrap'),
} as const;

const padding = '12px 24px';

/** A link as a button. Outlook for Windows gives a padding to cells only; elsewhere all of the button is the link. */
const button = (background: string, text: string) => ({
  cell: style(
    `background-color:${background};border:2px solid ${light.accent};border-radius:10px`,
    `mso-padding-alt:${padding}`,
  ),
  link: style(
    `display:inline-block;padding:${padding};${font};font-size:16px;line-height:1.25`,
    `font-weight:600;text-decoration:none;color:${text}`,
  ),
});

const buttons = {
  primary: button(light.accent, light.onAccent),
  secondary: button('transparent', light.accent),
} as const;

const paragraph = (content: string | Markup): Markup =>
  markup`<p class="text" ${styles.paragraph}>${content}</p>\n`;

const label = (text: string): Markup => markup`<p class="muted" ${styles.label}>${text}</p>\n`;

/** Emphasises the first occurrence of `emphasis` in a text. */
const emphasised = (text: string, emphasis: string): Markup => {
  const start = text.indexOf(emphasis);
  if (start === -1) return markup`${text}`;
  const after = text.slice(start + emphasis.length);
  return markup`${text.slice(0, start)}<strong ${styles.whole}>${emphasis}</strong>${after}`;
};

/** Links the web addresses in a text: not every mail program does so in HTML. A mark after one is not its part. */
const linked = (text: string): Markup =>
  trusted(
    text
      .split(/(https?:\/\/[^\s<>"]*[^\s<>"'.,:;!?)\]])/i)
      .map((part, index) =>
        index % 2 === 0
          ? withLineBreaks(part).html
          : markup`<a class="link" href="${part}" ${styles.link}>${part}</a>`.html,
      )
      .join(''),
  );

const fact = ({ label: name, value }: MailFact): Markup => markup`<tr>
<th scope="row" class="muted edge" valign="top" width="30%" ${styles.factName}>${name}</th>
<td class="text edge" dir="auto" valign="top" width="70%" ${styles.factValue}>${value}</td>
</tr>
`;

const htmlOf = (block: MailBlock): Markup => {
  switch (block.kind) {
    case 'paragraph':
      return paragraph(
        block.emphasis === undefined
          ? (block.linked ? linked : withLineBreaks)(block.text)
          : emphasised(block.text, block.emphasis),
      );
    case 'notice':
      return markup`<table ${layout} ${styles.frame}><tr>
<td class="notice text" ${styles.notice}>${block.text}</td>
</tr></table>
`;
    case 'facts':
      return markup`${block.heading === undefined ? '' : label(block.heading)}<table cellpadding="0" cellspacing="0" border="0" width="100%" class="edge" ${styles.facts}>
${block.rows.map(fact)}</table>
`;
    case 'quote':
      return markup`${label(block.heading)}<table ${layout} ${styles.frame}><tr>
<td class="sunken text accent" dir="auto" ${styles.quote}>${withLineBreaks(block.text)}</td>
</tr></table>
`;
    case 'action': {
      const kind = block.primary ? 'primary' : 'secondary';
      const { cell, link } = buttons[kind];
      return markup`${paragraph(block.lead)}<table ${layout}><tr><td ${styles.action}><table ${trusted(bare)}><tr>
<td class="${kind}" ${cell}><a href="${block.href}" ${link}>${block.label}</a></td>
</tr></table></td></tr></table>
`;
    }
  }
};

/** Outlook for Windows ignores `max-width`, so it gets a table of that width. */
const outlookTable = {
  begin: trusted(
    `<!--[if mso]><table role="presentation" width="${MAX_WIDTH}"><tr><td><![endif]-->`,
  ),
  end: trusted('<!--[if mso]></td></tr></table><![endif]-->'),
} as const;

const footer = (signature: readonly string[]): Markup =>
  markup`<tr><td class="inner muted" ${styles.footer}>${withLineBreaks(signature.join('\n'))}</td></tr>\n`;

export const toHtml = ({ subject, heading, preview, greeting, body, signature }: Mail): string =>
  markup`<!doctype html>
<html lang="${meta.locale}" dir="${meta.direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="x-apple-disable-message-reformatting">
<title>${subject}</title>
<style>${styleSheet}</style>
</head>
<body class="canvas" ${styles.body}>
<div ${styles.preview}>${preview}</div>
<table ${layout} class="canvas" ${styles.canvas}><tr><td class="outer" align="center" ${styles.outer}>
${outlookTable.begin}
<table ${layout} ${styles.column}>
<tr><td class="head inner" ${styles.head}>${company.name}</td></tr>
<tr><td class="rule" ${styles.rule}>&nbsp;</td></tr>
<tr><td class="card inner edge" ${styles.card}>
<h1 class="text" ${styles.heading}>${heading}</h1>
${greeting === undefined ? '' : paragraph(greeting)}${body.map(htmlOf)}</td></tr>
${signature === undefined ? '' : footer(signature)}</table>
${outlookTable.end}
</td></tr></table>
</body>
</html>
`.html;
