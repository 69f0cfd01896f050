import type { ReactNode } from 'react'
import type { Config } from '../platform/context/config'
import type { Snapshot } from '../tables/sending.tables'
import { CardMail, frozenMail } from './layout'
import { ButtonRow, Choices, MailButton, Paragraph, TextLink } from './layout-parts'
import { Marks } from './template'

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
const metUrl = ({ marks, appUrl }: Place, answer: 'confirmed' | 'not_confirmed'): string =>
  `${appUrl}/met?token=${marks.value('metToken')}&answer=${answer}`

/** The two answers to whether they met, one click each. */
export const MetChoices = ({ place, isQuiet }: { place: Place; isQuiet?: boolean }) => (
  <Choices
    first={
      <MailButton href={metUrl(place, 'confirmed')} kind={isQuiet ? 'ghost' : 'primary'} isWide>
        We met
      </MailButton>
    }
    second={
      <MailButton href={metUrl(place, 'not_confirmed')} kind="ghost" isWide>
        We missed each other
      </MailButton>
    }
  />
)

/** That somebody's match can't make it, and the way to someone else; unless it is too late for that: then what is instead. */
export const CantMakeIt = ({ place: { marks, appUrl }, who }: { place: Place; who: string }) => (
  <>
    <Paragraph>
      <strong>{marks.value(who)}</strong> can’t make it for coffee after all. It is nobody’s fault
      {marks.openUnless('tooLate')}, and you don’t have to wait for next month{marks.close()}.
    </Paragraph>
    {marks.open('tooLate')}
    <Paragraph>{marks.value('tooLate')}</Paragraph>
    {marks.close()}
    {marks.openUnless('tooLate')}
    <ButtonRow>
      <MailButton href={`${appUrl}/another?token=${marks.value('planToken')}`}>
        Find me someone else
      </MailButton>
    </ButtonRow>
    <Paragraph className="muted">
      One click, and we look for somebody else who is free. As soon as we find one, we write to you both.
      Would you rather wait? Then you don’t need to do anything.
    </Paragraph>
    {marks.close()}
  </>
)

/** The address of somebody's match, to write to. */
export const PartnerAddress = ({ marks }: { marks: Marks }) => (
  <TextLink href={`mailto:${marks.value('partnerMailto')}`}>{marks.value('partnerEmail')}</TextLink>
)

interface ParticipantMail {
  subject: string
  /** Above the card's text; by default the subject. */
  title?: string
  preheader: string
  /** Why they get it, and how they get no more of it; by default because they take part. */
  because?: string
  leave?: { label: string; choice: 'decline' }
  /** What is in the card, below the title. */
  content: (place: Place) => ReactNode
}

/** A mail to people because they take part, rendered once, with marks for each person's values and links. */
export function participantMail({ appUrl, orgName }: Config, mail: ParticipantMail): Snapshot {
  const { subject, title = subject, preheader, content } = mail
  const leave = mail.leave ?? { label: 'Pause me or opt out' }
  const marks = new Marks()
  const place = { marks, appUrl: appUrl.href.replace(/\/$/, '') }
  const footer = (
    <>
      {mail.because ?? `You get this mail because you take part in coffee chats at ${orgName}.`}
      <br />
      <TextLink kind="muted" href={leaveUrl(place, mail.leave?.choice)}>
        {leave.label}
      </TextLink>
    </>
  )
  return frozenMail(
    subject,
    <CardMail title={title} preheader={preheader} footer={footer}>
      {content(place)}
    </CardMail>,
    marks,
  )
}
