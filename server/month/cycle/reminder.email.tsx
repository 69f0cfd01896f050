import type { MailWords } from '../../../languages/words'
import type { Config } from '../../platform/context/config'
import type { Snapshot } from '../../tables/sending.tables'
import { Paragraph, sentence } from '../../mail/layout-parts'
import { byNumber, helloIn, MetChoices, participantMail, PartnerAddress } from '../../mail/participant-mail'

/** The reminder to people who have not said whether they met. */
export function reminderSnapshot(config: Config, words: MailWords): Snapshot {
  const { didYouMeet } = words.reminders
  return participantMail(config, words, {
    subject: didYouMeet.subject,
    preheader: didYouMeet.preheader,
    content: (place) => {
      const { marks } = place
      return (
        <>
          <Paragraph>
            {helloIn(place)} {sentence(didYouMeet.paired(<strong>{marks.value('partnerName')}</strong>))}{' '}
            {byNumber(place, didYouMeet.two, didYouMeet.more)}
          </Paragraph>
          <MetChoices place={place} />
          <Paragraph className="muted">
            {sentence(didYouMeet.noTimeYet(<PartnerAddress marks={marks} />))}
          </Paragraph>
        </>
      )
    },
  })
}
