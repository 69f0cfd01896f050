import type { Config } from '../platform/context/config'
import type { Snapshot } from '../tables/sending.tables'
import { Paragraph } from '../mail/layout-parts'
import { participantMail } from '../mail/participant-mail'
import { FindATime, oneClick, WriteInstead } from './plan-card'

/** Tells the people of a match that the calendar of one has declined the time, and offers others. */
export const declinedSnapshot = (config: Config): Snapshot =>
  participantMail(config, {
    subject: 'Your coffee needs another time',
    preheader: 'How about another time?',
    content: (place) => {
      const { marks } = place
      const when = <strong>{marks.value('when')}</strong>
      return (
        <>
          <Paragraph>
            Hello, {marks.value('firstName')}. {marks.open('hasDeclined')}Your calendar declined your coffee
            with {marks.value('partnerName')} on {when}
            {marks.close()}
            {marks.openUnless('hasDeclined')}
            {marks.value('partnerName')} can’t make it on {when}
            {marks.close()}, so the coffee is cancelled. How about another time?
          </Paragraph>
          <FindATime place={place} />
          <WriteInstead place={place} />
        </>
      )
    },
  })

/** Asks the organiser of a match to suggest a time, when none is booked yet. */
export const organiserSnapshot = (config: Config): Snapshot =>
  participantMail(config, {
    subject: 'Your coffee needs a time',
    preheader: 'You suggest it this month. One click books it.',
    content: (place) => {
      const { marks } = place
      return (
        <>
          <Paragraph>
            Hello, {marks.value('firstName')}. You and <strong>{marks.value('partnerName')}</strong> have not
            booked your coffee yet, and you suggest the time this month. {oneClick(place)}
          </Paragraph>
          <FindATime place={place} />
          <WriteInstead place={place} before="This is the only reminder. " />
        </>
      )
    },
  })
