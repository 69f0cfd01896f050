import type { Config } from '../../platform/context/config'
import type { Snapshot } from '../../tables/sending.tables'
import { ButtonRow, MailButton, Paragraph } from '../../mail/layout-parts'
import { participantMail } from '../../mail/participant-mail'
import { wrap } from '../../mail/template'

const SUBJECT = 'Your match can’t make it'
const AWAY = 'can’t make it for coffee after all.'
const NO_WAIT = 'That is nobody’s fault, and you need not wait for next month.'
const ASIDE =
  'One tap, and we look for somebody who is free as well. As soon as there is one, we mail you both. You would rather wait? Then there is nothing to do.'

/** The mail to whoever is stranded. */
export const strandedSnapshot = (config: Config): Snapshot =>
  participantMail(config, {
    subject: SUBJECT,
    title: SUBJECT,
    preheader: 'One tap, and we find you someone else.',
    content: ({ marks, appUrl }) => (
      <>
        <Paragraph>
          Hello, {marks.value('firstName')}. <strong>{marks.value('partnerName')}</strong> {AWAY} {NO_WAIT}
        </Paragraph>
        <ButtonRow>
          <MailButton href={`${appUrl}/matches`}>Find me someone else</MailButton>
        </ButtonRow>
        <Paragraph className="muted">{ASIDE}</Paragraph>
      </>
    ),
    text: ({ marks, appUrl }) => [
      `Hello, ${marks.value('firstName')}.\n${marks.value('partnerName')} ${AWAY}\n${NO_WAIT}`,
      `Find me someone else:\n${appUrl}/matches`,
      wrap(ASIDE),
    ],
  })
