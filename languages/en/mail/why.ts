/** Why people were paired. These sentences are stored with their match, in English: another language finds its own by them. */
export const why = {
  openAcross: 'You are both open to anyone, and you work in different departments.',
  open: 'You are both open to anyone.',
  bothAcross: 'You both asked for someone from another department.',
  bothWithin: 'You both asked for someone from your own department.',
  oneAcross: 'One of you asked for someone from another department, the other is open to anyone.',
  oneWithin: 'One of you asked for someone from your own department, the other is open to anyone.',
  broughtTogether: 'The people who run the programme brought you two together.',
  neverMet: 'You have never met.',
  lastMet: ({ month }: { month: string }) => `You last met in ${month}.`,
  three: 'You are three this month, so that nobody is left out.',
  stillTwo: 'You were to be three. One of you can’t make it any more, so it is the two of you.',
  tableAcross: 'You come from several departments.',
  tableWithin: 'You all work in one department.',
  tableNeverMet: 'No two of you have met before.',
  tableLastMet: ({ month }: { month: string }) => `Two of you last met in ${month}.`,
  fewer: 'Not all of you can make it any more. The others of you meet all the same.',
}
