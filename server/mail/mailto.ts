/** An address as it stands after `mailto:`. */
export const mailtoOf = (email: string): string => encodeURIComponent(email).replace('%40', '@')
