import type { Config } from '../platform/context/config'
import type { Snapshot } from '../tables/sending.tables'
import { ButtonRow, MailButton, Paragraph, TextLink } from '../mail/layout-parts'
import { CantMakeIt, participantMail } from '../mail/participant-mail'
import { CalendarLeaf, planUrl } from './plan-card'

/** "Your coffee with Grace Hopper", then `before`, the time, and `after`; `prefix` begins the subject, before who and when. */
const WORDS = {
  booked: {
    subject: 'Your coffee is booked',
    prefix: '',
    before: 'is on',
    after: '',
    aside: 'The invitation for your calendar is attached.',
  },
  moved: {
    subject: 'Your coffee has moved',
    prefix: 'Moved: ',
    before: 'is now on',
    after: '',
    aside: 'Your calendar moves it by itself, or when you open the attached invitation.',
  },
  stillTwo: {
    subject: 'Your coffee is for two now',
    prefix: 'For two now: ',
    before: 'is still on',
    after: '',
    aside: 'You were going to be three, but one of you can’t make it any more. The time stays the same.',
  },
  cancelled: {
    subject: 'Your coffee is cancelled',
    prefix: 'Cancelled: ',
    before: 'on',
    after: ' is cancelled',
    aside: 'Your calendar removes it by itself, or when you open the attached file.',
  },
  /** Cancelled as an administrator changed the round. */
  rematched: {
    subject: 'Your match has changed',
    prefix: 'Cancelled: ',
    before: 'on',
    after: ' is cancelled, because your match of this month has changed',
    aside:
      'Your page shows the match that you have now. Your calendar removes the coffee by itself, or when you open the attached file.',
  },
} as const
export type Change = keyof typeof WORDS

/** Subjects of such mails begin so, before who and when. */
export const subjectPrefix = (change: Change): string => WORDS[change].prefix

/** The mail that a time was booked, moved or cancelled; each person's invitation goes along with it. */
export function invitationSnapshot(config: Config, change: Change): Snapshot {
  const { subject, before, after, aside } = WORDS[change]
  const isOver = change === 'cancelled' || change === 'rematched'
  return participantMail(config, {
    subject,
    preheader: 'Twenty-five minutes with your match.',
    content: (place) => {
      const { marks, appUrl } = place
      return (
        <>
          <Paragraph>
            Hello, {marks.value('firstName')}. Your coffee with <strong>{marks.value('partnerName')}</strong>{' '}
            {before} <strong>{marks.value('when')}</strong>
            {after}.
            {!isOver && (
              <>
                {marks.open('partnerWhen')} That is {marks.value('partnerWhen')} for{' '}
                {marks.value('partnerWho')}.{marks.close()}
              </>
            )}
          </Paragraph>
          {isOver ? (
            <>
              {marks.open('strandedBy')}
              <CantMakeIt place={place} who="strandedBy" />
              {marks.close()}
              {marks.openUnless('strandedBy')}
              <ButtonRow>
                {marks.open('canPlan')}
                <MailButton href={planUrl(place, 'times')}>Find another time</MailButton>
                {marks.close()}
                {marks.openUnless('canPlan')}
                <MailButton href={`${appUrl}/matches`}>See your match</MailButton>
                {marks.close()}
              </ButtonRow>
              {marks.close()}
            </>
          ) : (
            <>
              <CalendarLeaf place={place} />
              {marks.open('needsLink')}
              <Paragraph>
                You are in different time zones, and there is no link for video yet. You suggest the time this
                month, so please send one to {marks.value('partnerName')}. If you put yours on{' '}
                <TextLink href={`${appUrl}/profile`}>your profile</TextLink>, every invitation has it.
              </Paragraph>
              {marks.close()}
            </>
          )}
          <Paragraph className="muted">{aside}</Paragraph>
        </>
      )
    },
  })
}
