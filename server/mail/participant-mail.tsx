import type { ReactNode } from 'react'
import type { Config } from '../platform/context/config'
import type { Snapshot } from '../tables/sending.tables'
import { MailLayout, renderHtml } from './layout'
import { Card, Heading, TextLink } from './layout-parts'
import { Marks, wrap } from './template'

/** What the parts of a mail are written with: marks for each person's values, and the product's address. */
export interface Place {
  marks: Marks
  appUrl: string
}

/** Where somebody pauses, opts out, or confirms what they pressed in the mail. */
export const leaveUrl = (
  { marks, appUrl }: Place,
  choice?: 'skip' | 'stay' | 'pause_1' | 'decline',
): string =>
  `${appUrl}/unsubscribe?token=${marks.value('unsubscribeToken')}${choice ? `&choice=${choice}` : ''}`

/** Where somebody answers whether they met; what they pressed in the mail comes first there. */
export const metUrl = ({ marks, appUrl }: Place, answer: 'confirmed' | 'not_confirmed'): string =>
  `${appUrl}/met?token=${marks.value('metToken')}&answer=${answer}`

interface ParticipantMail {
  subject: string
  title: string
  preheader: string
  /** Why they get it, and how they get no more of it; by default because they take part. */
  because?: string
  leave?: { label: string; choice: 'decline' }
  /** What is in the card, below the title. */
  content: (place: Place) => ReactNode
  /** The same as plain text, by paragraph. */
  text: (place: Place) => string[]
}

/** A mail to people because they take part, rendered once, with marks for each person's values and links. */
export function participantMail({ appUrl, orgName }: Config, mail: ParticipantMail): Snapshot {
  const { subject, title, preheader, content, text } = mail
  const leave = mail.leave ?? { label: 'Pause me or opt out' }
  const marks = new Marks()
  const place = { marks, appUrl: appUrl.href.replace(/\/$/, '') }
  const because = mail.because ?? `You get this mail because you take part in coffee chats at ${orgName}.`
  const html = renderHtml(
    <MailLayout
      title={title}
      preheader={preheader}
      footer={
        <>
          {because}
          <br />
          <TextLink kind="muted" href={leaveUrl(place, mail.leave?.choice)}>
            {leave.label}
          </TextLink>
        </>
      }
    >
      <Card>
        <Heading size={28}>{title}</Heading>
        {content(place)}
      </Card>
    </MailLayout>,
  )
  const paragraphs = [
    title,
    ...text(place),
    `${wrap(because)}\n${leave.label}: ${leaveUrl(place, mail.leave?.choice)}`,
  ]
  return { subject, html: marks.parse(html), text: marks.parse(paragraphs.join('\n\n')) }
}
