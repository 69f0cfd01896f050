import type { Config } from '../platform/context/config'
import type { Snapshot } from '../tables/sending.tables'
import { ButtonRow, MailButton, Paragraph } from '../mail/layout-parts'
import { participantMail } from '../mail/participant-mail'
import { wrap } from '../mail/template'

const WORDS = {
  booked: {
    title: 'Your coffee is booked',
    meet: 'and you have coffee on',
    aside: 'The invitation is attached, for your calendar. It does not fit? Move or cancel it on your page.',
    button: 'See your coffee',
  },
  moved: {
    title: 'Your coffee has moved',
    meet: 'and you now have coffee on',
    aside:
      'Your calendar moves it by itself, or by the invitation attached. It does not fit? Change it on your page.',
    button: 'See your coffee',
  },
  stillTwo: {
    title: 'Your coffee is for two now',
    meet: 'and you still have coffee on',
    aside:
      'You were to be three, and one of you can’t make it any more. The time stays. It does not fit? Change it on your page.',
    button: 'See your coffee',
  },
  cancelled: {
    title: 'Your coffee is cancelled',
    meet: 'and you don’t have coffee after all on',
    aside: 'Your calendar takes it out by itself, or by the file attached.',
    button: 'See your match',
  },
} as const
export type Change = keyof typeof WORDS

/** The mail that a time was booked, moved or cancelled; each person's invitation goes along with it. */
export function invitationSnapshot(config: Config, change: Change): Snapshot {
  const { title, meet, aside, button } = WORDS[change]
  return participantMail(config, {
    subject: title,
    title,
    preheader: 'Twenty-five minutes with your match.',
    content: ({ marks, appUrl }) => (
      <>
        <Paragraph>
          Hello, {marks.value('firstName')}. <strong>{marks.value('partnerName')}</strong> {meet}{' '}
          <strong>{marks.value('when')}</strong>.{marks.open('partnerWhen')} That is{' '}
          {marks.value('partnerWhen')} for {marks.value('partnerWho')}.{marks.close()}
        </Paragraph>
        {change !== 'cancelled' && <Paragraph>Where: {marks.value('place')}</Paragraph>}
        <ButtonRow>
          <MailButton href={`${appUrl}/matches`}>{button}</MailButton>
        </ButtonRow>
        <Paragraph className="muted">{aside}</Paragraph>
      </>
    ),
    text: ({ marks, appUrl }) => [
      `Hello, ${marks.value('firstName')}.\n${marks.value('partnerName')} ${meet}\n${marks.value('when')}.`,
      ...(change === 'cancelled' ? [] : [`Where: ${marks.value('place')}`]),
      `${button}:\n${appUrl}/matches`,
      wrap(aside),
    ],
  })
}
