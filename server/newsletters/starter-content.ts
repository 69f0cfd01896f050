import type { MailWords } from '../../languages/words'
import { startersOf } from '../pairings/conversation-starters'
import { monthOfNewsletter } from './dangers.rules'

/** The right choices of the brain buzzers, January to December. */
const ANSWERS = 'ADBBCADBCBBA'

/** The fields of a new draft for a month (1 to 12), so that nobody starts with an empty page. */
export function starterContent(
  month: number,
  year: number,
  { draft, newsletter, starters, dates }: MailWords,
) {
  const { mood, quote, source, question, choices } = draft.months[month - 1]!
  const name = dates.month(monthOfNewsletter({ month, year }))
  const title = draft.title(name)
  return {
    title,
    description: draft.description(name),
    moodDescription: mood,
    quoteText: quote,
    quoteAuthor: source,
    brainBuzzerQuestion: question,
    brainBuzzerChoices: [...choices],
    brainBuzzerCorrectAnswer: ANSWERS.charAt(month - 1),
    coffeeChatsParagraph: draft.opening,
    coffeeChatStarters: startersOf(month, starters),
    proTips: [...draft.tips],
    matchPlaceholder: newsletter.noMatch.nobodyLeft,
    closingMessage: draft.closing,
    subject: title,
  }
}
