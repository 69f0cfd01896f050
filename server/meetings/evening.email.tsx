import type { Config } from '../platform/context/config'
import type { Snapshot } from '../tables/sending.tables'
import { Paragraph, TextLink } from '../mail/layout-parts'
import { participantMail } from '../mail/participant-mail'

const TITLE = 'Coffee tomorrow'

/** The two lines of the evening before. */
export const eveningSnapshot = (config: Config): Snapshot =>
  participantMail(config, {
    subject: TITLE,
    title: TITLE,
    preheader: 'Twenty-five minutes with your match.',
    content: ({ marks, appUrl }) => (
      <Paragraph>
        Hello, {marks.value('firstName')}. You and <strong>{marks.value('partnerName')}</strong> have coffee
        on <strong>{marks.value('when')}</strong>. Where: {marks.value('place')}.{' '}
        <TextLink href={`${appUrl}/matches`}>Move or cancel it</TextLink>
      </Paragraph>
    ),
    text: ({ marks, appUrl }) => [
      `Hello, ${marks.value('firstName')}.\nYou and ${marks.value('partnerName')} have coffee on\n${marks.value('when')}. Where: ${marks.value('place')}`,
      `Move or cancel it:\n${appUrl}/matches`,
    ],
  })
