import type { MailWords } from '../../../languages/words'
import type { Config } from '../../platform/context/config'
import type { Snapshot } from '../../tables/sending.tables'
import { Choices, MailButton, Paragraph, sentence } from '../../mail/layout-parts'
import { helloIn, leaveUrl, participantMail } from '../../mail/participant-mail'

/** Tells people of a round before it is made. @param date "Tuesday, 1 December 2026" */
export function headsUpSnapshot(config: Config, words: MailWords, date: string): Snapshot {
  const { brand } = words
  const { headsUp } = words.reminders
  return participantMail(config, words, {
    // Two programmes may have a round on one day.
    subject: brand ? `${words.isolated(brand.name)}: ${headsUp.subject(date)}` : headsUp.subject(date),
    title: headsUp.title,
    preheader: headsUp.preheader(date),
    content: (place) => (
      <>
        <Paragraph>
          {helloIn(place)} {sentence(headsUp.youAreIn(<strong>{date}</strong>))}
        </Paragraph>
        <Paragraph>
          <strong>{headsUp.nothingToDo}</strong> {headsUp.notThisTime}
        </Paragraph>
        <Choices
          first={
            <MailButton href={leaveUrl(place, 'skip')} kind="ghost" isWide>
              {headsUp.skip}
            </MailButton>
          }
          second={
            <MailButton href={leaveUrl(place, 'pause_1')} kind="ghost" isWide>
              {headsUp.pause}
            </MailButton>
          }
        />
        <Paragraph className="muted">{headsUp.backAfter}</Paragraph>
      </>
    ),
  })
}

/** Tells people who were told of a round that there was nobody for them in it. */
export function noRoundSnapshot(config: Config, words: MailWords): Snapshot {
  const { brand } = words
  const { noRound } = words.reminders
  return participantMail(config, words, {
    subject: brand ? `${words.isolated(brand.name)}: ${noRound.subject}` : noRound.subject,
    title: noRound.subject,
    preheader: noRound.next,
    content: (place) => (
      <>
        <Paragraph>
          {helloIn(place)} {noRound.text}
        </Paragraph>
        <Paragraph>{noRound.next}</Paragraph>
      </>
    ),
  })
}
