import type { Config } from '../platform/context/config'
import type { Snapshot } from '../tables/sending.tables'
import { Paragraph } from '../mail/layout-parts'
import { MetChoices, participantMail } from '../mail/participant-mail'
import { CalendarLeaf } from './plan-card'

/** The two lines of the evening before. */
export const eveningSnapshot = (config: Config): Snapshot =>
  participantMail(config, {
    subject: 'Coffee tomorrow',
    preheader: 'Twenty-five minutes with your match.',
    content: (place) => {
      const { marks } = place
      return (
        <>
          <Paragraph>
            Hello, {marks.value('firstName')}. Your coffee with <strong>{marks.value('partnerName')}</strong>{' '}
            is on <strong>{marks.value('when')}</strong>.
          </Paragraph>
          <CalendarLeaf place={place} />
        </>
      )
    },
  })

/** @param isOfThree 'yes', or empty for a pair */
export const metTitle = (isOfThree = '') => `Did you ${isOfThree ? 'three' : 'two'} meet?`

/** Asks people on the day after a booked meeting. */
export const metSnapshot = (config: Config, isOfThree = ''): Snapshot =>
  participantMail(config, {
    subject: metTitle(isOfThree),
    preheader: 'One click tells us: you met, or you missed each other.',
    content: (place) => (
      <>
        <Paragraph>
          Hello, {place.marks.value('firstName')}. You and <strong>{place.marks.value('partnerName')}</strong>{' '}
          had coffee planned for <strong>{place.marks.value('when')}</strong>. {metTitle(isOfThree)}
        </Paragraph>
        <MetChoices place={place} />
        <Paragraph className="muted">
          One click is all it takes, and nobody asks again. Your answer makes sure that next month’s match is
          somebody new.
        </Paragraph>
      </>
    ),
  })
