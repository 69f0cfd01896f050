import type { Config } from '../../platform/context/config'
import type { Snapshot } from '../../tables/sending.tables'
import { ButtonRow, MailButton, Paragraph } from '../../mail/layout-parts'
import { participantMail } from '../../mail/participant-mail'

/** The mail to people who are stranded. */
export const strandedSnapshot = (config: Config): Snapshot =>
  participantMail(config, {
    subject: 'Your match can’t make it',
    preheader: 'One click, and we find you someone else.',
    content: ({ marks, appUrl }) => (
      <>
        <Paragraph>
          Hello, {marks.value('firstName')}. <strong>{marks.value('partnerName')}</strong> can’t make it for
          coffee after all. It is nobody’s fault, and you don’t have to wait for next month.
        </Paragraph>
        <ButtonRow>
          <MailButton href={`${appUrl}/matches`}>Find me someone else</MailButton>
        </ButtonRow>
        <Paragraph className="muted">
          One click, and we look for somebody else who is free. As soon as we find one, we write to you both.
          Would you rather wait? Then you don’t need to do anything.
        </Paragraph>
      </>
    ),
  })
