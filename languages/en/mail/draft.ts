/** What a new newsletter begins with, so that nobody starts with an empty page. */
export const draft = {
  title: (month: string, product: string) => `${product} - ${month} Newsletter`,
  description: (month: string) => `Matches, a little mood and a brain buzzer for ${month}.`,
  opening:
    'Send a short hello today and pick a time that suits everyone. In case the first sip is a quiet one, here is something to start with:',
  tips: (minutes: number) => [
    `Keep it casual: ${minutes} minutes are plenty.`,
    'Be curious: ask, listen, and ask once more.',
    'Go beyond job titles: people are more than what they do at work.',
  ],
  closing: 'Enjoy the coffee, and the company.\nYour Cup of Joe team',
  /**
   * January to December. A quote is out of copyright, or a proverb. The right choices are the same in every language (server/newsletters/starter-content.ts).
   */
  months: [
    {
      mood: 'A clean page, a full mug and nothing crossed out yet. January is for small beginnings, and a short chat is a good size for one.',
      quote: 'The beginning is the most important part of any work.',
      source: 'Plato, The Republic',
      question:
        'Legend has it that a goatherd named Kaldi discovered coffee when his goats began to dance. Where?',
      choices: ['Ethiopia', 'Yemen', 'Brazil', 'Java'],
    },
    {
      mood: 'Short days, warm hands. February is the month for a second cup and for the people who make a grey morning lighter.',
      quote: 'The only way to have a friend is to be one.',
      source: 'Ralph Waldo Emerson, Friendship',
      question: 'Roughly how much of a cup of black filter coffee is water?',
      choices: ['75 %', '85 %', '92 %', '98 %'],
    },
    {
      mood: 'Windows open, jackets undecided. March is when things start to grow, ideas over coffee included.',
      quote: 'No act of kindness, no matter how small, is ever wasted.',
      source: 'Aesop, The Lion and the Mouse',
      question: 'I have cities but no houses, forests but no trees, and water but no fish. What am I?',
      choices: ['A dream', 'A map', 'A poem', 'A mirror'],
    },
    {
      mood: 'Sun, rain and sun again before the cup is empty. April keeps everyone guessing, and so does a good conversation.',
      quote: 'Proud-pied April, dress’d in all his trim, hath put a spirit of youth in every thing.',
      source: 'William Shakespeare, Sonnet 98',
      question:
        'Ten colleagues would like to meet, two at a time, until everyone has met everyone. How many coffee chats is that?',
      choices: ['20', '45', '90', '100'],
    },
    {
      mood: 'Everything is in leaf and the outside tables are back. May asks for a cup in the open air and someone new across the table.',
      quote: 'If you want to go fast, go alone; if you want to go far, go together.',
      source: 'Proverb',
      question: 'What is the fruit of the coffee plant called?',
      choices: ['Bean', 'Berry pod', 'Cherry', 'Drupelet'],
    },
    {
      mood: 'Long evenings, iced everything. June is half-way through the year: a good moment to look up from the screen.',
      quote: 'And what is so rare as a day in June? Then, if ever, come perfect days.',
      source: 'James Russell Lowell, The Vision of Sir Launfal',
      question: 'The more of them you take, the more you leave behind. What are they?',
      choices: ['Footsteps', 'Photographs', 'Breaths', 'Notes'],
    },
    {
      mood: 'The office is half empty and the ice machine is doing overtime. July is made for unhurried talk.',
      quote: 'I had three chairs in my house; one for solitude, two for friendship, three for society.',
      source: 'Henry David Thoreau, Walden',
      question: 'What does the Italian word “espresso” say about the coffee?',
      choices: ['That it is fast', 'That it is strong', 'That it is small', 'That it is pressed out'],
    },
    {
      mood: 'Late summer, slow light. August is for finishing the lemonade and planning what comes next with someone you have not met.',
      quote: 'What do we live for, if it is not to make life less difficult to each other?',
      source: 'George Eliot, Middlemarch',
      question:
        'Six people sit down at a table and each shakes hands once with each other. How many handshakes?',
      choices: ['12', '15', '30', '36'],
    },
    {
      mood: 'New notebooks, fresh pencils, first scarves. September feels like a beginning even long after school.',
      quote: 'Many hands make light work.',
      source: 'English proverb',
      question: 'In which country do people drink the most coffee, counted per person?',
      choices: ['Italy', 'Turkey', 'Finland', 'Colombia'],
    },
    {
      mood: 'Crisp leaves, cinnamon on everything. October is the season of the warm mug held with both hands.',
      quote: 'I’m so glad I live in a world where there are Octobers.',
      source: 'L. M. Montgomery, Anne of Green Gables',
      question: 'Which composer wrote a comic cantata about a young woman who won’t give up her coffee?',
      choices: ['Mozart', 'Bach', 'Handel', 'Haydn'],
    },
    {
      mood: 'Fog outside, steam inside. November is a month for thank-yous, and for the people behind the names in your inbox.',
      quote: 'Gratitude is not only the greatest of the virtues, but the parent of all the others.',
      source: 'Cicero, For Plancius',
      question: 'What can you keep after giving it to someone?',
      choices: ['A secret', 'Your word', 'A present', 'The change'],
    },
    {
      mood: 'Lights in the windows and the last lists of the year. Put one down, pick up a cup, and end the year with a good conversation.',
      quote: 'There is nothing in the world so irresistibly contagious as laughter and good-humour.',
      source: 'Charles Dickens, A Christmas Carol',
      question:
        'A coffee and a cookie cost 5.50 together. The coffee costs 5.00 more than the cookie. What does the cookie cost?',
      choices: ['0.25', '0.50', '0.75', '1.00'],
    },
  ],
}
