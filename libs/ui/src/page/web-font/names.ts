/** On the root while a page does without its web font. */
export const WITHOUT_WEB_FONT = 'data-without-web-font';
