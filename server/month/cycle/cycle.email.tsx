import type { MailWords } from '../../../languages/words'
import type { Config } from '../../platform/context/config'
import type { Snapshot } from '../../tables/sending.tables'
import { ButtonRow, Choices, MailButton, Paragraph, sentence } from '../../mail/layout-parts'
import {
  byNumber,
  helloIn,
  leaveUrl,
  MetChoices,
  participantMail,
  PartnerAddress,
} from '../../mail/participant-mail'

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

/** Asks people whether they take part in a round, before it is made. @param date "Tuesday, 1 December 2026" */
export function askSnapshot(config: Config, words: MailWords, date: string): Snapshot {
  const { brand } = words
  const { ask } = words.reminders
  return participantMail(config, words, {
    subject: brand ? `${words.isolated(brand.name)}: ${ask.subject(date)}` : ask.subject(date),
    title: ask.title,
    preheader: ask.otherwise,
    content: (place) => (
      <>
        <Paragraph>
          {helloIn(place)} {sentence(ask.question(<strong>{date}</strong>))}
        </Paragraph>
        <ButtonRow>
          <MailButton href={leaveUrl(place, 'in')}>{ask.in}</MailButton>
        </ButtonRow>
        <Paragraph className="muted">{ask.otherwise}</Paragraph>
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

/** The reminder to people who have not said whether they met. */
export function reminderSnapshot(config: Config, words: MailWords): Snapshot {
  const { didYouMeet } = words.reminders
  return participantMail(config, words, {
    subject: didYouMeet.subject,
    preheader: didYouMeet.preheader,
    content: (place) => {
      const { marks } = place
      return (
        <>
          <Paragraph>
            {helloIn(place)} {sentence(didYouMeet.paired(<strong>{marks.value('partnerName')}</strong>))}{' '}
            {byNumber(place, didYouMeet.two, didYouMeet.more)}
          </Paragraph>
          <MetChoices place={place} />
          <Paragraph className="muted">
            {sentence(didYouMeet.noTimeYet(<PartnerAddress marks={marks} />))}
          </Paragraph>
        </>
      )
    },
  })
}

/** Asks a silent person whether they still want to take part. */
export function silenceSnapshot(config: Config, words: MailWords): Snapshot {
  const { silence } = words.reminders
  return participantMail(config, words, {
    subject: silence.subject,
    preheader: silence.preheader,
    content: (place) => (
      <>
        <Paragraph>
          {helloIn(place)} {silence.text}
        </Paragraph>
        <ButtonRow>
          <MailButton href={leaveUrl(place, 'stay')}>{silence.stay}</MailButton>
        </ButtonRow>
        <Paragraph className="muted">{silence.otherwise}</Paragraph>
      </>
    ),
  })
}
