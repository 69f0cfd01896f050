import type { Config } from '../platform/context/config'
import type { Snapshot } from '../tables/sending.tables'
import { Paragraph } from '../mail/layout-parts'
import { participantMail } from '../mail/participant-mail'
import { FindATime, findATimeInText, WriteInstead, writeInsteadInText } from './plan-card'

const TITLE = 'Your coffee needs another time'
const OTHERS = 'How about another time?'
const ASIDE = 'Better by word of mouth? Their address:'

/** Tells the two that the calendar of one has declined the time, and offers others. */
export const declinedSnapshot = (config: Config): Snapshot =>
  participantMail(config, {
    subject: TITLE,
    title: TITLE,
    preheader: OTHERS,
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
            {marks.close()}, so the coffee is cancelled. {OTHERS}
          </Paragraph>
          <FindATime place={place} />
          <WriteInstead place={place} aside={ASIDE} />
        </>
      )
    },
    text: (place) => {
      const { marks } = place
      return [
        `Hello, ${marks.value('firstName')}.\n${marks.open('hasDeclined')}Your calendar declined your coffee with ${marks.value('partnerName')} on\n${marks.close()}${marks.openUnless('hasDeclined')}${marks.value('partnerName')} can’t make it on\n${marks.close()}${marks.value('when')},\nso the coffee is cancelled.\n${OTHERS}`,
        findATimeInText(place),
        writeInsteadInText(place, ASIDE),
      ]
    },
  })
