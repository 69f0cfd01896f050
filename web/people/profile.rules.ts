/** First and last name as one, or the address of someone who has not said yet. */
export const fullName = (person: { firstName: string; lastName: string; email: string }): string =>
  `${person.firstName} ${person.lastName}`.trim() || person.email
