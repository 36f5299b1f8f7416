/** How much of a name a row is ordered and found by: PostgreSQL bounds what an index holds. */
const NAME_LENGTH = 200;

/** What a row is ordered and found by at the desk, in lower case. No search can hold a line's end. */
export const keysOf = (name: string, email: string, reference: string) => {
  const name_key = name.toLowerCase().slice(0, NAME_LENGTH).toWellFormed();
  const search_text = [name_key, email.toLowerCase(), reference.toLowerCase()].join('\n');
  return { name_key, search_text };
};

interface Searched {
  readonly reference: string;
  readonly applcnt_name: string;
  readonly applcnt_email: string;
}

/** What an application is ordered and found by. */
export const searchKeysOf = ({ applcnt_name, applcnt_email, reference }: Searched) =>
  keysOf(applcnt_name, applcnt_email, reference);
