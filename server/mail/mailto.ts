/** An address as it is written after `mailto:`. */
export const mailtoOf = (email: string): string => encodeURIComponent(email).replace('%40', '@')
