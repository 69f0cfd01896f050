import type { MailWords } from '../../languages/words'
import type { Config } from '../platform/context/config'
import type { Snapshot } from '../tables/sending.tables'
import { Paragraph, sentence } from '../mail/layout-parts'
import { helloIn, MetChoices, participantMail, type Place } from '../mail/participant-mail'
import { CalendarLeaf } from './plan-card'

/** A coffee as mails name it: the other people, and the time. */
const who = (place: Place) => <strong>{place.marks.value('partnerName')}</strong>
const when = (place: Place) => <strong>{place.marks.value('when')}</strong>

/** The two lines of the evening before. */
export const eveningSnapshot = (config: Config, words: MailWords): Snapshot =>
  participantMail(config, words, {
    subject: words.reminders.tomorrow.subject,
    preheader: words.meetings.invitation.preheader,
    content: (place) => (
      <>
        <Paragraph>
          {helloIn(place)} {sentence(words.meetings.changes.booked.said(who(place), when(place)))}
        </Paragraph>
        <CalendarLeaf place={place} />
      </>
    ),
  })

/** "Did you two meet?", or all of you. */
export const metTitle = ({ reminders: { asked } }: MailWords, isOfMore: boolean): string =>
  isOfMore ? asked.more : asked.two

/** Asks people on the day after a booked meeting. */
export function metSnapshot(config: Config, words: MailWords, isOfMore: boolean): Snapshot {
  const { asked } = words.reminders
  const title = metTitle(words, isOfMore)
  return participantMail(config, words, {
    subject: title,
    preheader: asked.preheader,
    content: (place) => (
      <>
        <Paragraph>
          {helloIn(place)} {sentence(asked.planned(who(place), when(place)))} {title}
        </Paragraph>
        <MetChoices place={place} />
        <Paragraph className="muted">{asked.once}</Paragraph>
      </>
    ),
  })
}
