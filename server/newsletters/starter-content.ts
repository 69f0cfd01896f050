import type { MailWords } from '../../languages/words'
import { startersOf } from '../pairings/conversation-starters'
import { INITIAL, PRODUCT } from '../../shared/programme'
import { type NewsletterTime, periodOfNewsletter } from './dangers.rules'

/** The right choices of the brain buzzers, January to December. */
const ANSWERS = 'ADBBCADBCBBA'

/** The fields of a new draft for a month or a day, so that nobody starts with an empty page. */
export function starterContent(
  time: NewsletterTime,
  { draft, newsletter, starters, dates, brand }: MailWords,
  minutes: number = INITIAL.minutes,
) {
  const { month } = time
  const { mood, quote, source, question, choices } = draft.months[month - 1]!
  const name = dates.period(periodOfNewsletter(time))
  const title = draft.title(name, brand?.name ?? PRODUCT)
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
    proTips: [...draft.tips(minutes)] as string[],
    matchPlaceholder: newsletter.noMatch.nobodyLeft,
    closingMessage: draft.closing,
    subject: title,
  }
}
