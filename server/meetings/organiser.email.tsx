import type { Config } from '../platform/context/config'
import type { Snapshot } from '../tables/sending.tables'
import { Paragraph } from '../mail/layout-parts'
import { participantMail } from '../mail/participant-mail'
import { FindATime, oneClick, WriteInstead } from './plan-card'

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
