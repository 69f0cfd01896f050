import type { Config } from '../platform/context/config'
import type { Snapshot } from '../tables/sending.tables'
import { ButtonRow, MailButton, Paragraph } from '../mail/layout-parts'
import { participantMail } from '../mail/participant-mail'

/** "Your coffee with Grace Hopper", then `before`, the time, and `after`. */
const WORDS = {
  booked: {
    subject: 'Your coffee is booked',
    before: 'is on',
    after: '',
    aside:
      'The invitation for your calendar is attached. If the time doesn’t suit you, move or cancel it on your page.',
    button: 'See your coffee',
  },
  moved: {
    subject: 'Your coffee has moved',
    before: 'is now on',
    after: '',
    aside:
      'Your calendar moves it by itself, or when you open the attached invitation. If the new time doesn’t suit you, change it on your page.',
    button: 'See your coffee',
  },
  stillTwo: {
    subject: 'Your coffee is for two now',
    before: 'is still on',
    after: '',
    aside:
      'You were going to be three, but one of you can’t make it any more. The time stays the same. If it doesn’t suit you, change it on your page.',
    button: 'See your coffee',
  },
  cancelled: {
    subject: 'Your coffee is cancelled',
    before: 'on',
    after: ' is cancelled',
    aside: 'Your calendar removes it by itself, or when you open the attached file.',
    button: 'See your match',
  },
} as const
export type Change = keyof typeof WORDS

/** The mail that a time was booked, moved or cancelled; each person's invitation goes along with it. */
export function invitationSnapshot(config: Config, change: Change): Snapshot {
  const { subject, before, after, aside, button } = WORDS[change]
  return participantMail(config, {
    subject,
    preheader: 'Twenty-five minutes with your match.',
    content: ({ marks, appUrl }) => (
      <>
        <Paragraph>
          Hello, {marks.value('firstName')}. Your coffee with <strong>{marks.value('partnerName')}</strong>{' '}
          {before} <strong>{marks.value('when')}</strong>
          {after}.
          {change !== 'cancelled' && (
            <>
              {marks.open('partnerWhen')} That is {marks.value('partnerWhen')} for {marks.value('partnerWho')}
              .{marks.close()}
            </>
          )}
        </Paragraph>
        {change !== 'cancelled' && <Paragraph>Where: {marks.value('place')}</Paragraph>}
        <ButtonRow>
          <MailButton href={`${appUrl}/matches`}>{button}</MailButton>
        </ButtonRow>
        <Paragraph className="muted">{aside}</Paragraph>
      </>
    ),
  })
}
