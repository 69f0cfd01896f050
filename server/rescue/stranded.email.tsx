import { createElement } from 'react'
import type { Config } from '../context/config'
import type { Snapshot } from '../mail/frozen-mail'
import { MailLayout, renderHtml } from '../mail/layout'
import { Card, Heading, MailButton, Paragraph, TextLink } from '../mail/layout-parts'
import { Marks, wrap } from '../mail/template'

const SUBJECT = 'Your match can’t make it'
const AWAY = 'can’t make it for coffee after all.'
const NO_WAIT = 'That is nobody’s fault, and you need not wait for next month.'
const ASIDE =
  'One tap, and we look for somebody who is free as well. As soon as there is one, we mail you both. You would rather wait? Then there is nothing to do.'

interface Place {
  marks: Marks
  appUrl: string
  orgName: string
}

const pauseUrl = ({ marks, appUrl }: Place) =>
  `${appUrl}/unsubscribe?token=${marks.value('unsubscribeToken')}`

function StrandedEmail(place: Place) {
  const { marks, appUrl, orgName } = place
  return (
    <MailLayout
      title={SUBJECT}
      preheader="One tap, and we find you someone else."
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
          Hello, {marks.value('firstName')}. <strong>{marks.value('partnerName')}</strong> {AWAY} {NO_WAIT}
        </Paragraph>
        <p style={{ margin: '0 0 22px' }}>
          <MailButton href={`${appUrl}/matches`}>Find me someone else</MailButton>
        </p>
        <Paragraph className="muted">{ASIDE}</Paragraph>
      </Card>
    </MailLayout>
  )
}

/** The mail to whoever is stranded, rendered once, with placeholders for each person's values and links. */
export async function strandedSnapshot({ appUrl, orgName }: Config): Promise<Snapshot> {
  const marks = new Marks()
  const place = { marks, appUrl: appUrl.href.replace(/\/$/, ''), orgName }
  const text = [
    SUBJECT,
    `Hello, ${marks.value('firstName')}.\n${marks.value('partnerName')} ${AWAY}\n${NO_WAIT}`,
    `Find me someone else:\n${place.appUrl}/matches`,
    wrap(ASIDE),
    `${wrap(`You get this mail because you take part in coffee chats at ${orgName}.`)}\nPause me or opt out: ${pauseUrl(place)}`,
  ].join('\n\n')
  const html = renderHtml(createElement(StrandedEmail, place))
  return { subject: SUBJECT, html: marks.parse(html), text: marks.parse(text) }
}
