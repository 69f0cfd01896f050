import type { Config } from '../../platform/context/config'
import type { Snapshot } from '../../tables/sending.tables'
import { ButtonRow, MailButton, Paragraph } from '../../mail/layout-parts'
import { leaveUrl, participantMail } from '../../mail/participant-mail'
import { wrap } from '../../mail/template'

const SUBJECT = 'Still fancy a coffee?'
const BEFORE =
  'We have not heard from you for a while, and would not like to let a colleague wait for nobody.'
const AFTER =
  'If you do nothing, you are left out of the rounds that come, and nobody waits for you. You are in again as soon as you press the button or sign in.'

/** Asks somebody who has been silent whether they still want to take part. */
export const silenceSnapshot = (config: Config): Snapshot =>
  participantMail(config, {
    subject: SUBJECT,
    title: SUBJECT,
    preheader: 'One press keeps you in.',
    content: (place) => (
      <>
        <Paragraph>
          Hello, {place.marks.value('firstName')}. {BEFORE}
        </Paragraph>
        <ButtonRow>
          <MailButton href={leaveUrl(place, 'stay')}>Yes, keep me in</MailButton>
        </ButtonRow>
        <Paragraph className="muted">{AFTER}</Paragraph>
      </>
    ),
    text: (place) => [
      wrap(`Hello, ${place.marks.value('firstName')}. ${BEFORE}`),
      `Yes, keep me in:\n${leaveUrl(place, 'stay')}`,
      wrap(AFTER),
    ],
  })
