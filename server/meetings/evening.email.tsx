import type { Config } from '../platform/context/config'
import type { Snapshot } from '../tables/sending.tables'
import { Paragraph, TextLink } from '../mail/layout-parts'
import { participantMail } from '../mail/participant-mail'

/** The two lines of the evening before. */
export const eveningSnapshot = (config: Config): Snapshot =>
  participantMail(config, {
    subject: 'Coffee tomorrow',
    preheader: 'Twenty-five minutes with your match.',
    content: ({ marks, appUrl }) => (
      <>
        <Paragraph>
          Hello, {marks.value('firstName')}. Your coffee with <strong>{marks.value('partnerName')}</strong> is
          on <strong>{marks.value('when')}</strong>.
        </Paragraph>
        <Paragraph>Where: {marks.value('place')}</Paragraph>
        <Paragraph>
          <TextLink href={`${appUrl}/matches`}>Move or cancel it</TextLink>
        </Paragraph>
      </>
    ),
  })
