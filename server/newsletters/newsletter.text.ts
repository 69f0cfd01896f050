import { type Marks, wrap } from '../mail/template'
import { planInText } from '../meetings/plan-card'
import { answerText, JOINED_LATER, letter, type NewsletterContent, NO_MATCH } from './newsletter-content'

const RULE = '-'.repeat(60)

const part = (heading: string, body: string) => `${RULE}\n${heading.toUpperCase()}\n\n${body}\n`

/** The newsletter in plain text: the same content in the same order. */
export function newsletterText(content: NewsletterContent, marks: Marks): string {
  const m = marks.value.bind(marks)
  const somebody = `${m('partnerName')}${marks.open('department')}\n${m('department')}${marks.close()}${marks.open('bio')}\n"${m('bio')}"${marks.close()}\n`
  const alone = (words: string, three: string) =>
    `${marks.openUnless('third')}${words}${marks.close()}${marks.open('third')}${three}${marks.close()}`
  const month = content.monthTitle.split(' ')[0] as string
  const parts = [
    `Cup of Joe, ${content.monthTitle}\n\nHello, ${m('firstName')}.\n`,
    marks.open('partnerName'),
    part(
      `Your coffee match for ${month}`,
      `${somebody}${marks.open('third')}\nand ${somebody}${marks.close()}${marks.open('hasWhy')}\nWhy you ${alone('two', 'three')}:\n${marks.open('why')}  ${m('why')}\n${marks.close()}${marks.close()}\nWrite to them: ${m('partnerEmail')}${marks.open('third')}, ${m('partnerEmail')}${marks.close()}\nSee your match: ${content.appUrl}/matches`,
    ),
    ...planInText({ marks, appUrl: content.appUrl }, part),
    marks.close(),
    marks.openUnless('partnerName'),
    marks.open('joinedLater'),
    part('In from the next round', wrap(JOINED_LATER)),
    marks.close(),
    marks.openUnless('joinedLater'),
    part('Sitting out this month', wrap(content.matchPlaceholder || NO_MATCH)),
    marks.close(),
    marks.close(),
  ]
  if (content.coffeeChatsParagraph || content.coffeeChatStarters.length > 0) {
    const starters = content.coffeeChatStarters.map(
      (starter, index) => `${index + 1}. ${wrap(starter, '   ')}`,
    )
    parts.push(
      marks.open('partnerName'),
      part(
        'Making coffee chats count',
        [wrap(content.coffeeChatsParagraph), '', ...starters].join('\n').trim(),
      ),
      marks.close(),
    )
  }
  if (content.moodDescription) parts.push(part('This month’s mood', wrap(content.moodDescription)))
  if (content.quoteText)
    parts.push(
      part(
        'Quote to sip on',
        `"${wrap(content.quoteText)}"${content.quoteAuthor ? `\n  ${content.quoteAuthor}` : ''}`,
      ),
    )
  if (content.brainBuzzerQuestion) {
    const choices = content.brainBuzzerChoices.map(
      (choice, index) => `  ${letter(index)}) ${wrap(choice, '     ')}`,
    )
    parts.push(
      part(
        'Monthly brain buzzer',
        [wrap(content.brainBuzzerQuestion), '', ...choices, '', 'The answer is at the very end.'].join('\n'),
      ),
    )
  }
  if (content.proTips.length > 0)
    parts.push(part('Pro tips', content.proTips.map((tip) => `* ${wrap(tip, '  ')}`).join('\n')))
  const met = `${content.appUrl}/met?token=${m('metToken')}`
  parts.push(
    marks.open('partnerName'),
    part(
      'After your coffee',
      `We met: ${met}&answer=confirmed\nWe missed each other: ${met}&answer=not_confirmed`,
    ),
    marks.close(),
  )
  if (content.closingMessage) parts.push(`${RULE}\n\n${wrap(content.closingMessage)}\n`)
  const answer = answerText(content)
  if (content.brainBuzzerQuestion && answer) parts.push(`Brain buzzer: the answer is ${answer}\n`)
  parts.push(
    wrap(`You get this mail because you take part in coffee chats at ${content.orgName}.`),
    `\nPause me or opt out: ${content.appUrl}/unsubscribe?token=${m('unsubscribeToken')}\nQuestions: ${content.contactEmail}\n`,
  )
  return parts.join('\n').replace(/\n{3,}/g, '\n\n')
}
