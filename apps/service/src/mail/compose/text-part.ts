import type { Mail, MailBlock } from '@example/content/types';

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
      return `${block.heading}\n\n${block.text}`;
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
