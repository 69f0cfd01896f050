/** "de mars 2027", "d’avril 2027" */
export const ofMonth = (month: string): string => (/^[ao]/i.test(month) ? `d’${month}` : `de ${month}`)
