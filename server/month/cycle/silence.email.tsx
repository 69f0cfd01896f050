import type { Config } from '../../platform/context/config'
import type { Snapshot } from '../../tables/sending.tables'
import { ButtonRow, MailButton, Paragraph } from '../../mail/layout-parts'
import { leaveUrl, participantMail } from '../../mail/participant-mail'

/** Asks somebody who has been silent whether they still want to take part. */
export const silenceSnapshot = (config: Config): Snapshot =>
  participantMail(config, {
    subject: 'Still fancy a coffee?',
    preheader: 'One click keeps you in.',
    content: (place) => (
      <>
        <Paragraph>
          Hello, {place.marks.value('firstName')}. We have not heard from you for a while, and we don’t want a
          colleague to wait for you in vain.
        </Paragraph>
        <ButtonRow>
          <MailButton href={leaveUrl(place, 'stay')}>Yes, keep me in</MailButton>
        </ButtonRow>
        <Paragraph className="muted">
          If you do nothing, we leave you out of the next rounds, so that nobody waits for you. You are back
          in as soon as you press the button or sign in.
        </Paragraph>
      </>
    ),
  })
