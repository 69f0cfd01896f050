import type { Config } from '../../platform/context/config'
import type { Snapshot } from '../../tables/sending.tables'
import { Choices, MailButton, Paragraph, TextLink } from '../../mail/layout-parts'
import { metUrl, participantMail } from '../../mail/participant-mail'
import { wrap } from '../../mail/template'

const SUBJECT = 'Did you meet for coffee?'
const ASIDE = 'No time yet? A short hello today still counts. This is the only reminder for this match.'

/** The reminder to whoever has not said whether they met. */
export const reminderSnapshot = (config: Config): Snapshot =>
  participantMail(config, {
    subject: SUBJECT,
    title: SUBJECT,
    preheader: 'One tap says it: we met, or we missed each other.',
    content: (place) => (
      <>
        <Paragraph>
          Hello, {place.marks.value('firstName')}. Two weeks ago we paired you with{' '}
          <strong>{place.marks.value('partnerName')}</strong>. Did you {place.marks.openUnless('isOfThree')}
          two{place.marks.close()}
          {place.marks.open('isOfThree')}three{place.marks.close()} have your coffee?
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
        <Paragraph className="muted">
          {ASIDE} Their address:{' '}
          <TextLink href={`mailto:${place.marks.value('partnerMailto')}`}>
            {place.marks.value('partnerEmail')}
          </TextLink>
        </Paragraph>
      </>
    ),
    text: (place) => [
      `Hello, ${place.marks.value('firstName')}.\nTwo weeks ago we paired you with ${place.marks.value('partnerName')}.`,
      `We met:\n${metUrl(place, 'confirmed')}`,
      `We missed each other:\n${metUrl(place, 'not_confirmed')}`,
      `${wrap(ASIDE)}\nTheir address: ${place.marks.value('partnerEmail')}`,
    ],
  })
