import type { MailWords } from '../../../languages/words'
import type { Config } from '../../platform/context/config'
import type { Snapshot } from '../../tables/sending.tables'
import { ButtonRow, MailButton, Paragraph } from '../../mail/layout-parts'
import { helloIn, leaveUrl, participantMail } from '../../mail/participant-mail'

/** Asks a silent person whether they still want to take part. */
export function silenceSnapshot(config: Config, words: MailWords): Snapshot {
  const { silence } = words.reminders
  return participantMail(config, words, {
    subject: silence.subject,
    preheader: silence.preheader,
    content: (place) => (
      <>
        <Paragraph>
          {helloIn(place)} {silence.text}
        </Paragraph>
        <ButtonRow>
          <MailButton href={leaveUrl(place, 'stay')}>{silence.stay}</MailButton>
        </ButtonRow>
        <Paragraph className="muted">{silence.otherwise}</Paragraph>
      </>
    ),
  })
}
