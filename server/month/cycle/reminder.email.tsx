import type { Config } from '../../platform/context/config'
import type { Snapshot } from '../../tables/sending.tables'
import { Paragraph } from '../../mail/layout-parts'
import { MetChoices, participantMail, PartnerAddress } from '../../mail/participant-mail'

/** The reminder to people who have not said whether they met. */
export const reminderSnapshot = (config: Config): Snapshot =>
  participantMail(config, {
    subject: 'Did you meet for coffee?',
    preheader: 'One click tells us: you met, or you missed each other.',
    content: (place) => {
      const { marks } = place
      return (
        <>
          <Paragraph>
            Hello, {marks.value('firstName')}. Two weeks ago we paired you with{' '}
            <strong>{marks.value('partnerName')}</strong>. Did you {marks.openUnless('isOfThree')}
            two{marks.close()}
            {marks.open('isOfThree')}three{marks.close()} have your coffee?
          </Paragraph>
          <MetChoices place={place} />
          <Paragraph className="muted">
            No time yet? A short hello today still counts. This is the only reminder for this match. Their
            address: <PartnerAddress marks={marks} />
          </Paragraph>
        </>
      )
    },
  })
