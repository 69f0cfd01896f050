import type { Config } from '../../platform/context/config'
import type { Snapshot } from '../../tables/sending.tables'
import { Paragraph } from '../../mail/layout-parts'
import { CantMakeIt, participantMail } from '../../mail/participant-mail'

/** The mail to people who are stranded. */
export const strandedSnapshot = (config: Config): Snapshot =>
  participantMail(config, {
    subject: 'Your match can’t make it',
    preheader: 'What happened, and what you can do.',
    content: (place) => (
      <>
        <Paragraph>Hello, {place.marks.value('firstName')}.</Paragraph>
        <CantMakeIt place={place} who="partnerName" />
      </>
    ),
  })
