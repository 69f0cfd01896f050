/** Why people were paired. */
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
  three: 'There are three of you this month, so that nobody sits out.',
  stillTwo: 'You were three. One of you can’t make it any more, so it’s the two of you.',
  tableAcross: 'You come from different departments.',
  tableWithin: 'You all work in the same department.',
  tableNeverMet: 'No two of you have met before.',
  tableLastMet: ({ month }: { month: string }) => `Two of you last met in ${month}.`,
  fewer: 'Not all of you can make it any more. The rest of you still meet.',
  grown: 'This table has grown since it was made.',
  mixDifferent: ({ name }: { name: string }) =>
    `This programme brings people together who differ by this: ${name}.`,
  mixSame: ({ name }: { name: string }) =>
    `This programme brings people together who are alike in this: ${name}.`,
  topics: ({ names }: { names: string }) => `You both picked ${names}.`,
  tableTopics: ({ names }: { names: string }) => `More than one of you picked ${names}.`,
  /** A question that is made from the name of a topic. */
  aboutTopic: ({ name }: { name: string }) =>
    `What would you like to tell each other about this topic: ${name}?`,
}
