/** Newsletters: the list, the editor, the send. */
export const newsletters = { title: 'Newsletters' }
