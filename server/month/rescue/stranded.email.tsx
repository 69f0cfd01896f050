import type { MailWords } from '../../../languages/words'
import type { Config } from '../../platform/context/config'
import type { Snapshot } from '../../tables/sending.tables'
import { Paragraph } from '../../mail/layout-parts'
import { CantMakeIt, helloIn, participantMail } from '../../mail/participant-mail'

/** The mail to people who are stranded. */
export const strandedSnapshot = (config: Config, words: MailWords): Snapshot =>
  participantMail(config, words, {
    subject: words.reminders.stranded.subject,
    preheader: words.reminders.stranded.preheader,
    content: (place) => (
      <>
        <Paragraph>{helloIn(place)}</Paragraph>
        <CantMakeIt place={place} who="partnerName" />
      </>
    ),
  })
