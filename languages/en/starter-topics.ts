import type { Topic } from '../../shared/topics'

/** The topics until the people team changes the list. */
export const STARTER_TOPICS: Topic[] = (
  [
    ['books', 'Books', 'Which book would you give to a friend?'],
    ['cooking', 'Cooking', 'Which dish do you cook for guests?'],
    ['hiking', 'Hiking', 'Which walk near here should everybody know?'],
    ['travel', 'Travel', 'Which place would you go back to at once?'],
    ['music', 'Music', 'What did you listen to last, and why?'],
    ['films', 'Films and series', 'What could you watch again from the beginning?'],
    ['sport', 'Sport', 'What do you do to get moving?'],
    ['gardening', 'Gardening and plants', 'What grows at your place?'],
    ['games', 'Games', 'Which game never gets old for you?'],
    ['photography', 'Photography', 'Which picture of yours do you like most?'],
    ['crafts', 'Crafts', 'What did you last make with your hands?'],
    ['pets', 'Pets', 'Which animal would you like to be for a day?'],
    ['languages', 'Languages', 'Which word has no translation, and should have one?'],
    ['technology', 'Technology', 'Which small tool would you not give back?'],
    ['family', 'Family', 'What do you like to do together at the weekend?'],
    ['volunteering', 'Volunteering', 'What cause is close to your heart, and how did it get there?'],
  ] as const
).map(([id, name, question]) => ({ id, texts: { en: { name, question } } }))
