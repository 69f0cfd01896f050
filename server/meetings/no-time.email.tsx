import type { MailWords } from '../../languages/words'
import type { Config } from '../platform/context/config'
import type { Snapshot } from '../tables/sending.tables'
import { Paragraph, sentence } from '../mail/layout-parts'
import { helloIn, participantMail } from '../mail/participant-mail'
import { FindATime, oneClick, WriteInstead } from './plan-card'

/** Tells the people of a match that the calendar of one has declined the time, and offers others. */
export function declinedSnapshot(config: Config, words: MailWords): Snapshot {
  const { declined } = words.reminders
  return participantMail(config, words, {
    subject: declined.subject,
    preheader: declined.preheader,
    content: (place) => {
      const { marks } = place
      const who = marks.value('partnerName')
      const when = <strong>{marks.value('when')}</strong>
      return (
        <>
          <Paragraph>
            {helloIn(place)} {marks.open('hasDeclined')}
            {sentence(declined.byOwn(who, when))}
            {marks.close()}
            {marks.openUnless('hasDeclined')}
            {sentence(declined.byOther(who, when))}
            {marks.close()} {declined.preheader}
          </Paragraph>
          <FindATime place={place} />
          <WriteInstead place={place} />
        </>
      )
    },
  })
}

/** Asks the organiser of a match to suggest a time, when none is booked yet. */
export function organiserSnapshot(config: Config, words: MailWords): Snapshot {
  const { organiser } = words.reminders
  return participantMail(config, words, {
    subject: organiser.subject,
    preheader: organiser.preheader,
    content: (place) => (
      <>
        <Paragraph>
          {helloIn(place)}{' '}
          {sentence(organiser.notBooked(<strong>{place.marks.value('partnerName')}</strong>))}{' '}
          {oneClick(place)}
        </Paragraph>
        <FindATime place={place} />
        <WriteInstead place={place} before={organiser.onlyReminder} />
      </>
    ),
  })
}
