import type { ReactNode } from 'react'
import type { MailWords } from '../../languages/words'
import type { Config } from '../platform/context/config'
import type { Snapshot } from '../tables/sending.tables'
import { CardMail, frozenMail } from './layout'
import { ButtonRow, Choices, MailButton, Paragraph, sentence, TextLink } from './layout-parts'
import { Marks } from './template'
import type { UnsubscribeChoice } from '../../shared/limits'

/** What the parts of a mail are written with: words, marks for each person's values, and the product's address. */
export interface Place {
  words: MailWords
  marks: Marks
  appUrl: string
}

/** Where somebody pauses, opts out, or confirms what they pressed in the mail. */
export const leaveUrl = (
  { marks, appUrl }: Place,
  choice?: Exclude<UnsubscribeChoice, 'pause_3' | 'opt_out' | 'not_in'>,
): string =>
  `${appUrl}/unsubscribe?token=${marks.value('unsubscribeToken')}${choice ? `&choice=${choice}` : ''}`

/** Where somebody answers whether they met; what they pressed in the mail comes first there. */
const metUrl = ({ marks, appUrl }: Place, answer: 'confirmed' | 'not_confirmed'): string =>
  `${appUrl}/met?token=${marks.value('metToken')}&answer=${answer}`

/** One text in mails about two people, another in those about more. */
export const byNumber = ({ marks }: Pick<Place, 'marks'>, two: ReactNode, more: ReactNode) => (
  <>
    {marks.openUnless('isOfMore')}
    {two}
    {marks.close()}
    {marks.open('isOfMore')}
    {more}
    {marks.close()}
  </>
)

/** The two answers to whether they met, one click each. */
export const MetChoices = ({ place, isQuiet }: { place: Place; isQuiet?: boolean }) => (
  <Choices
    first={
      <MailButton href={metUrl(place, 'confirmed')} kind={isQuiet ? 'ghost' : 'primary'} isWide>
        {place.words.frame.met}
      </MailButton>
    }
    second={
      <MailButton href={metUrl(place, 'not_confirmed')} kind="ghost" isWide>
        {place.words.frame.missed}
      </MailButton>
    }
  />
)

/** That somebody's match can't make it, and the way to someone else; unless it is too late for that: then what is instead. */
export function CantMakeIt({ place: { words, marks, appUrl }, who }: { place: Place; who: string }) {
  const { cantMakeIt } = words.frame
  return (
    <>
      <Paragraph>
        {sentence(cantMakeIt.who(<strong>{marks.value(who)}</strong>))} {marks.openUnless('tooLate')}
        {cantMakeIt.dontWait}
        {marks.close()}
        {marks.open('tooLate')}
        {cantMakeIt.tooLate}
        {marks.close()}
      </Paragraph>
      {marks.open('tooLate')}
      <Paragraph>{marks.value('tooLate')}</Paragraph>
      {marks.close()}
      {marks.openUnless('tooLate')}
      <ButtonRow>
        <MailButton href={`${appUrl}/another?token=${marks.value('planToken')}`}>
          {cantMakeIt.findSomeone}
        </MailButton>
      </ButtonRow>
      <Paragraph className="muted">{cantMakeIt.how}</Paragraph>
      {marks.close()}
    </>
  )
}

/** The address of somebody's match, to write to. */
export const PartnerAddress = ({ marks }: { marks: Marks }) => (
  <TextLink href={`mailto:${marks.value('partnerMailto')}`}>{marks.value('partnerEmail')}</TextLink>
)

/** The first words of a mail. */
export const helloIn = ({ words, marks }: Place): string => words.hello(marks.value('firstName'))

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
export function participantMail(
  { appUrl, orgName }: Config,
  words: MailWords,
  mail: ParticipantMail,
): Snapshot {
  const { subject, title = subject, preheader, content } = mail
  const leave = mail.leave ?? { label: words.frame.leave }
  const marks = new Marks()
  const place = { words, marks, appUrl: appUrl.href.replace(/\/$/, '') }
  const footer = (
    <>
      {mail.because ?? words.frame.because(words.isolated(orgName))}
      <br />
      <TextLink kind="muted" href={leaveUrl(place, mail.leave?.choice)}>
        {leave.label}
      </TextLink>
    </>
  )
  return frozenMail(
    words,
    subject,
    <CardMail words={words} title={title} preheader={preheader} footer={footer}>
      {content(place)}
    </CardMail>,
    marks,
  )
}
