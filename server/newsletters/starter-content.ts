import { MONTH_NAMES } from '../../shared/months'
import { NO_MATCH } from './newsletter-content'

interface StarterContent {
  mood: string
  /** Out of copyright, or a proverb; the source is named. */
  quote: [text: string, author: string]
  question: string
  choices: [string, string, string, string]
  answer: 'A' | 'B' | 'C' | 'D'
  starters: string[]
}

/** January to December: what a fresh draft says, so that nobody starts at an empty page. */
const MONTHS: StarterContent[] = [
  {
    mood: 'A clean page, a full mug and nothing crossed out yet. January is for small beginnings, and a chat of 25 minutes is a good size for one.',
    quote: ['The beginning is the most important part of any work.', 'Plato, The Republic'],
    question:
      'Legend has it that a goatherd named Kaldi discovered coffee when his goats began to dance. Where?',
    choices: ['Ethiopia', 'Yemen', 'Brazil', 'Java'],
    answer: 'A',
    starters: [
      'What is one small thing you would like to do more often this year?',
      'Which habit from last year is worth keeping?',
      'If your job came with one extra hour a day, what would you use it for?',
    ],
  },
  {
    mood: 'Short days, warm hands. February is the month for a second cup and for the people who make a grey morning lighter.',
    quote: ['The only way to have a friend is to be one.', 'Ralph Waldo Emerson, Friendship'],
    question: 'Roughly how much of a cup of black filter coffee is water?',
    choices: ['75 %', '85 %', '92 %', '98 %'],
    answer: 'D',
    starters: [
      'Who at work has helped you lately, perhaps without knowing it?',
      'What is your favourite way to warm up on a cold day?',
      'Which book, show or song would you recommend to anyone?',
    ],
  },
  {
    mood: 'Windows open, jackets undecided. March is when things start to grow, ideas over coffee included.',
    quote: ['No act of kindness, no matter how small, is ever wasted.', 'Aesop, The Lion and the Mouse'],
    question: 'I have cities but no houses, forests but no trees, and water but no fish. What am I?',
    choices: ['A dream', 'A map', 'A poem', 'A mirror'],
    answer: 'B',
    starters: [
      'What did you want to be when you were ten?',
      'What part of your work would surprise people outside your team?',
      'Where do you go when you need to think?',
    ],
  },
  {
    mood: 'Sun, rain and sun again before the cup is empty. April keeps everyone guessing, and so does a good conversation.',
    quote: [
      'Proud-pied April, dress’d in all his trim, hath put a spirit of youth in every thing.',
      'William Shakespeare, Sonnet 98',
    ],
    question:
      'Ten colleagues would like to meet, two at a time, until everyone has met everyone. How many coffee chats is that?',
    choices: ['20', '45', '90', '100'],
    answer: 'B',
    starters: [
      'What is the best prank or surprise you were ever part of?',
      'Which tool or trick makes your day easier that others may not know?',
      'What did you change your mind about recently?',
    ],
  },
  {
    mood: 'Everything is in leaf and the outside tables are back. May asks for a cup in the open air and someone new across the table.',
    quote: ['If you want to go fast, go alone; if you want to go far, go together.', 'Proverb'],
    question: 'What is the fruit of the coffee plant called?',
    choices: ['Bean', 'Berry pod', 'Cherry', 'Drupelet'],
    answer: 'C',
    starters: [
      'What does your best kind of workday look like?',
      'Which place within an hour from here should everyone visit once?',
      'What is something you are learning just now?',
    ],
  },
  {
    mood: 'Long evenings, iced everything. June is half-way through the year: a good moment to look up from the screen.',
    quote: [
      'And what is so rare as a day in June? Then, if ever, come perfect days.',
      'James Russell Lowell, The Vision of Sir Launfal',
    ],
    question: 'The more of them you take, the more you leave behind. What are they?',
    choices: ['Footsteps', 'Photographs', 'Breaths', 'Notes'],
    answer: 'A',
    starters: [
      'What are you looking forward to this summer?',
      'What was your very first job, and what did it teach you?',
      'Which meal could you cook without looking?',
    ],
  },
  {
    mood: 'The office is half empty and the ice machine is doing overtime. July is made for unhurried talk.',
    quote: [
      'I had three chairs in my house; one for solitude, two for friendship, three for society.',
      'Henry David Thoreau, Walden',
    ],
    question: 'What does the Italian word “espresso” say about the coffee?',
    choices: ['That it is fast', 'That it is strong', 'That it is small', 'That it is pressed out'],
    answer: 'D',
    starters: [
      'Beach, mountains or balcony: what is a real holiday for you?',
      'Which smell takes you back to your childhood at once?',
      'If you could swap jobs with a colleague for a week, with whom?',
    ],
  },
  {
    mood: 'Late summer, slow light. August is for finishing the lemonade and planning what comes next with someone you have not met.',
    quote: [
      'What do we live for, if it is not to make life less difficult to each other?',
      'George Eliot, Middlemarch',
    ],
    question:
      'Six people sit down at a table and each shakes hands once with each other. How many handshakes?',
    choices: ['12', '15', '30', '36'],
    answer: 'B',
    starters: [
      'What made you laugh this month?',
      'What is the kindest thing a colleague has done for you?',
      'Which skill would you learn if it took only a weekend?',
    ],
  },
  {
    mood: 'New notebooks, fresh pencils, first scarves. September feels like a beginning even long after school.',
    quote: ['Many hands make light work.', 'English proverb'],
    question: 'In which country do people drink the most coffee, counted per person?',
    choices: ['Italy', 'Turkey', 'Finland', 'Colombia'],
    answer: 'C',
    starters: [
      'Which teacher do you still think of, and why?',
      'What is your team working on that you are proud of?',
      'What is a question you wish people asked you more often?',
    ],
  },
  {
    mood: 'Crisp leaves, cinnamon on everything. October is the season of the warm mug held with both hands.',
    quote: [
      'I’m so glad I live in a world where there are Octobers.',
      'L. M. Montgomery, Anne of Green Gables',
    ],
    question: 'Which composer wrote a comic cantata about a young woman who won’t give up her coffee?',
    choices: ['Mozart', 'Bach', 'Handel', 'Haydn'],
    answer: 'B',
    starters: [
      'What is your comfort food, and who makes it best?',
      'Which rule at work would you drop, and which would you add?',
      'What is the strangest coincidence you have lived through?',
    ],
  },
  {
    mood: 'Fog outside, steam inside. November is a month for thank-yous, and for the people behind the names in your inbox.',
    quote: [
      'Gratitude is not only the greatest of the virtues, but the parent of all the others.',
      'Cicero, For Plancius',
    ],
    question: 'What can you keep after giving it to someone?',
    choices: ['A secret', 'Your word', 'A present', 'The change'],
    answer: 'B',
    starters: [
      'What are you grateful for at work that nobody talks about?',
      'What small thing makes your morning?',
      'Which project taught you the most, even if it went wrong?',
    ],
  },
  {
    mood: 'Lights in the windows and the last lists of the year. Put one down, pick up a cup, and end the year with a good conversation.',
    quote: [
      'There is nothing in the world so irresistibly contagious as laughter and good-humour.',
      'Charles Dickens, A Christmas Carol',
    ],
    question:
      'A coffee and a cookie cost 5.50 together. The coffee costs 5.00 more than the cookie. What does the cookie cost?',
    choices: ['0.25', '0.50', '0.75', '1.00'],
    answer: 'A',
    starters: [
      'What was your best moment of this year?',
      'Which tradition would you never give up?',
      'What would you like to have more of next year?',
    ],
  },
]

export const DEFAULT_PRO_TIPS = [
  'Keep it casual: a 25-minute chat is plenty.',
  'Be curious: ask, listen, and ask once more.',
  'Go beyond job titles: people are more than what they do at work.',
]

/** 1 to 12 for an English month name or a number in any of its usual spellings; undefined for anything else. */
export function monthNumber(month: string | number): number | undefined {
  const text = String(month).trim().toLowerCase()
  const named = text.length >= 3 ? MONTH_NAMES.findIndex((name) => name.toLowerCase().startsWith(text)) : -1
  const number = named >= 0 ? named + 1 : /^\d{1,2}$/.test(text) ? Number(text) : 0
  return number >= 1 && number <= 12 ? number : undefined
}

/** Questions to begin a coffee chat with, for a month of 1 to 12. */
export const startersOf = (month: number): string[] => (MONTHS[month - 1] as StarterContent).starters

/** The fields of a fresh draft for a month (1 to 12). */
export function starterContent(month: number, year: number) {
  const content = MONTHS[month - 1] as StarterContent
  const title = `${MONTH_NAMES[month - 1]} ${year}`
  return {
    title: `Cup of Joe - ${title} Newsletter`,
    description: `Matches, a little mood and a brain buzzer for ${title}.`,
    moodDescription: content.mood,
    quoteText: content.quote[0],
    quoteAuthor: content.quote[1],
    brainBuzzerQuestion: content.question,
    brainBuzzerChoices: content.choices,
    brainBuzzerCorrectAnswer: content.answer,
    coffeeChatsParagraph:
      'Send your match a short hello today and pick a time that suits you both. In case the first sip is a quiet one, here is something to start with:',
    coffeeChatStarters: content.starters,
    proTips: DEFAULT_PRO_TIPS,
    matchPlaceholder: NO_MATCH,
    closingMessage: 'Enjoy the coffee, and the company.\nYour Cup of Joe team',
    subject: `Cup of Joe - ${title} Newsletter`,
  }
}
