import type { Config } from '../platform/context/config'
import type { Snapshot } from '../tables/sending.tables'
import { Paragraph } from '../mail/layout-parts'
import { participantMail } from '../mail/participant-mail'
import { FindATime, findATimeInText, onePress, WriteInstead, writeInsteadInText } from './plan-card'

const TITLE = 'Your coffee needs a time'
const ASIDE = 'This is the only reminder. Better by word of mouth? Their address:'

/** Asks whoever is to suggest the time to do so, when none is booked yet. */
export const organiserSnapshot = (config: Config): Snapshot =>
  participantMail(config, {
    subject: TITLE,
    title: TITLE,
    preheader: 'You suggest it this month. One press books it.',
    content: (place) => {
      const { marks } = place
      return (
        <>
          <Paragraph>
            Hello, {marks.value('firstName')}. You and <strong>{marks.value('partnerName')}</strong> have not
            booked your coffee yet, and you suggest the time this month. {onePress(place)}
          </Paragraph>
          <FindATime place={place} />
          <WriteInstead place={place} aside={ASIDE} />
        </>
      )
    },
    text: (place) => {
      const { marks } = place
      return [
        `Hello, ${marks.value('firstName')}.\nYou and ${marks.value('partnerName')} have not booked your coffee yet,\nand you suggest the time this month.`,
        findATimeInText(place),
        writeInsteadInText(place, ASIDE),
      ]
    },
  })
