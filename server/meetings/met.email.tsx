import type { Config } from '../platform/context/config'
import type { Snapshot } from '../tables/sending.tables'
import { Choices, MailButton, Paragraph } from '../mail/layout-parts'
import { metUrl, participantMail } from '../mail/participant-mail'
import { wrap } from '../mail/template'

const ASIDE = 'One tap is all, and nobody asks again. It makes next month’s match a new one.'

export const metTitle = (people: number) => `Did you ${people > 2 ? 'three' : 'two'} meet?`

/** Asks so many people on the day after a booked meeting. */
export const metSnapshot = (config: Config, people = 2): Snapshot =>
  participantMail(config, {
    subject: metTitle(people),
    title: metTitle(people),
    preheader: 'One tap says it: we met, or we missed each other.',
    content: (place) => (
      <>
        <Paragraph>
          Hello, {place.marks.value('firstName')}. You and <strong>{place.marks.value('partnerName')}</strong>{' '}
          had coffee planned for <strong>{place.marks.value('when')}</strong>. {metTitle(people)}
        </Paragraph>
        <Choices
          first={
            <MailButton href={metUrl(place, 'confirmed')} isWide>
              We met
            </MailButton>
          }
          second={
            <MailButton href={metUrl(place, 'not_confirmed')} kind="ghost" isWide>
              We missed each other
            </MailButton>
          }
        />
        <Paragraph className="muted">{ASIDE}</Paragraph>
      </>
    ),
    text: (place) => [
      `Hello, ${place.marks.value('firstName')}.\nYou and ${place.marks.value('partnerName')} had coffee planned for\n${place.marks.value('when')}.`,
      `We met:\n${metUrl(place, 'confirmed')}`,
      `We missed each other:\n${metUrl(place, 'not_confirmed')}`,
      wrap(ASIDE),
    ],
  })
