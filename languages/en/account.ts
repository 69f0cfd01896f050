/** An administrator’s own account and second factor. */
export const account = { title: 'Your account' }
