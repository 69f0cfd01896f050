import { createElement } from 'react'
import type { Config } from '../context/config'
import type { Snapshot } from '../mail/frozen-mail'
import { MailLayout, renderHtml } from '../mail/layout'
import { Card, Choices, Heading, MailButton, Paragraph, TextLink } from '../mail/layout-parts'
import { Marks, wrap } from '../mail/template'

const SUBJECT = 'Did you two meet for coffee?'
const ASIDE = 'No time yet? A short hello today still counts. This is the only reminder for this match.'

interface Place {
  marks: Marks
  appUrl: string
  orgName: string
}

const metUrl = ({ marks, appUrl }: Place) => `${appUrl}/met?token=${marks.value('metToken')}`
const pauseUrl = ({ marks, appUrl }: Place) =>
  `${appUrl}/unsubscribe?token=${marks.value('unsubscribeToken')}`

function ReminderEmail(place: Place) {
  const { marks, orgName } = place
  return (
    <MailLayout
      title={SUBJECT}
      preheader="One tap says it: we met, or we missed each other."
      footer={
        <>
          You get this mail because you take part in coffee chats at {orgName}.
          <br />
          <TextLink kind="muted" href={pauseUrl(place)}>
            Pause me or opt out
          </TextLink>
        </>
      }
    >
      <Card>
        <Heading size={28}>{SUBJECT}</Heading>
        <Paragraph>
          Hello, {marks.value('firstName')}. Two weeks ago we paired you with{' '}
          <strong>{marks.value('partnerName')}</strong>. Did you two have your coffee?
        </Paragraph>
        <Choices
          first={
            <MailButton href={`${metUrl(place)}&answer=confirmed`} isWide>
              We met
            </MailButton>
          }
          second={
            <MailButton href={`${metUrl(place)}&answer=not_confirmed`} kind="ghost" isWide>
              We missed each other
            </MailButton>
          }
        />
        <Paragraph className="muted">
          {ASIDE} Their address:{' '}
          <TextLink href={`mailto:${marks.value('partnerMailto')}`}>{marks.value('partnerEmail')}</TextLink>
        </Paragraph>
      </Card>
    </MailLayout>
  )
}

/** The reminder, rendered once, with placeholders for each person's values and links. */
export async function reminderSnapshot({ appUrl, orgName }: Config): Promise<Snapshot> {
  const marks = new Marks()
  const place = { marks, appUrl: appUrl.href.replace(/\/$/, ''), orgName }
  const text = [
    SUBJECT,
    `Hello, ${marks.value('firstName')}.\nTwo weeks ago we paired you with ${marks.value('partnerName')}.`,
    `We met:\n${metUrl(place)}&answer=confirmed`,
    `We missed each other:\n${metUrl(place)}&answer=not_confirmed`,
    `${wrap(ASIDE)}\nTheir address: ${marks.value('partnerEmail')}`,
    `${wrap(`You get this mail because you take part in coffee chats at ${orgName}.`)}\nPause me or opt out: ${pauseUrl(place)}`,
  ].join('\n\n')
  const html = renderHtml(createElement(ReminderEmail, place))
  return { subject: SUBJECT, html: marks.parse(html), text: marks.parse(text) }
}
