/** One for each month; both people of a match read the same. */
const starters = [
  'What would you do with one free morning this week?',
  'Which small thing at work deserves more credit than it gets?',
  'What did you want to be when you were nine?',
  'What is the best thing you have learned from a mistake?',
  'Which place do you always recommend to visitors?',
  'What are you reading, watching or listening to just now?',
  'What could you talk about for half an hour without preparing?',
  'Which habit has made your days better?',
  'Who taught you something you still use?',
  'What would your last team say you are good at?',
  'What is a tradition of yours that others find odd?',
  'What went better this year than you had feared?',
]

/** The conversation starter of a month, YYYY-MM. */
export const starterOf = (month: string): string => starters[(Number(month.slice(5, 7)) + 11) % 12] ?? ''
