/** This Month, rounds, matches and the programme. */
export const rounds = { title: 'This month' }
