import type { Mail, MailBlock } from '@example/content/types';

/** Marks each line of what was typed, so that none of them passes for a line of the mail, such as its link. */
const marked = (typed: string): string => {
  const lines = typed.split(/\r\n|[\n\r\v\f\u0085\p{Zl}\p{Zp}]/u);
  return lines.map((line) => (line === '' ? '>' : `> ${line}`)).join('\n');
};

const textOf = (block: MailBlock): string => {
  switch (block.kind) {
    case 'paragraph':
    case 'notice':
      return block.text;
    case 'facts': {
      const rows = block.rows.map(({ label, value }) => `${label}: ${value}`);
      return [...(block.heading === undefined ? [] : [block.heading]), ...rows].join('\n');
    }
    case 'quote':
      return `${block.heading}\n\n${marked(block.text)}`;
    case 'action':
      return `${block.lead}\n\n${block.href}`;
  }
};

export const toText = ({ greeting, body, signature }: Mail): string => {
  const parts = [
    ...(greeting === undefined ? [] : [greeting]),
    ...body.map(textOf),
    ...(signature === undefined ? [] : [signature.join('\n')]),
  ];
  return `${parts.join('\n\n')}\n`;
};
