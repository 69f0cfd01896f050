/** Who takes part: users, changes of many, the import, invitations. */
export const people = { title: 'User Management' }
