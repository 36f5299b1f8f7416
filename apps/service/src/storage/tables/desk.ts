import type { DeskList, WatchedList } from '@example/api/desk';
import type { Generated } from 'kysely';

export interface DeskTables {
  /** Filters and order of a list that a member saved under a name. */
  staff_saved_views: {
    readonly id: string;
    readonly member_id: string;
    readonly list: DeskList;
    name: string;
    /** The name in lower case. A member has it once for each list. */
    name_key: string;
    /** Parameters of the desk's address, as JSON. They may name a person who was searched for. */
    query: string;
    /** The texts of the query in lower case, a line each, by which a search for a person is found and erased with them. */
    search_text: string;
    /** 1 for the view that the list opens with. */
    is_default: Generated<number>;
    changed_at: number;
  };

  /** Newest row of a list that a member has seen. */
  staff_seen_lists: {
    readonly member_id: string;
    readonly list: WatchedList;
    /** Time of the newest row they have seen. */
    seen_until: number;
  };
}
