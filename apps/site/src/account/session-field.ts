/** The field of the form about a candidate's sessions: the id of one, or one of these. */
export const SESSION_FIELD = 'session';
export const THIS_SESSION = 'this';
export const OTHER_SESSIONS = 'others';
