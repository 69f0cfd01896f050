/** Questions to begin a coffee chat with: three a month, January to December. */
const STARTERS = [
  'What is one small thing you would like to do more often this year?',
  'Which habit from last year is worth keeping?',
  'If your job came with one extra hour a day, what would you use it for?',
  'Who at work has helped you lately, perhaps without knowing it?',
  'What is your favourite way to warm up on a cold day?',
  'Which book, show or song would you recommend to anyone?',
  'What did you want to be when you were ten?',
  'What part of your work would surprise people outside your team?',
  'Where do you go when you need to think?',
  'What is the best prank or surprise you were ever part of?',
  'Which tool or trick makes your day easier that others may not know?',
  'What did you change your mind about recently?',
  'What does your best kind of workday look like?',
  'Which place within an hour from here should everyone visit once?',
  'What is something you are learning just now?',
  'What are you looking forward to this summer?',
  'What was your very first job, and what did it teach you?',
  'Which meal could you cook without looking?',
  'Beach, mountains or balcony: what is a real holiday for you?',
  'Which smell takes you back to your childhood at once?',
  'If you could swap jobs with a colleague for a week, with whom?',
  'What made you laugh this month?',
  'What is the kindest thing a colleague has done for you?',
  'Which skill would you learn if it took only a weekend?',
  'Which teacher do you still think of, and why?',
  'What is your team working on that you are proud of?',
  'What is a question you wish people asked you more often?',
  'What is your comfort food, and who makes it best?',
  'Which rule at work would you drop, and which would you add?',
  'What is the strangest coincidence you have lived through?',
  'What are you grateful for at work that nobody talks about?',
  'What small thing makes your morning?',
  'Which project taught you the most, even if it went wrong?',
  'What was your best moment of this year?',
  'Which tradition would you never give up?',
  'What would you like to have more of next year?',
]

/** The questions of a month of 1 to 12. */
export const startersOf = (month: number): string[] => STARTERS.slice(3 * month - 3, 3 * month)

/**
 * The question a match begins with: one of the newsletter's if there are any, else one of the month's. It is always the
 * same for one match, and differs between the matches of a month.
 * @param month YYYY-MM of the pairing
 */
export function starterFor(matchId: string, month: string, ofNewsletter: string[]): string {
  const written = ofNewsletter.filter((starter) => starter.trim() !== '')
  const starters = written.length > 0 ? written : startersOf(Number(month.slice(5)))
  // An id begins with its time; its last digits are random, so the choice is even.
  return starters[Number.parseInt(matchId.slice(-8), 16) % starters.length] ?? ''
}
