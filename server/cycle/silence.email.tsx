import { createElement } from 'react'
import type { Config } from '../context/config'
import type { Snapshot } from '../mail/frozen-mail'
import { MailLayout, renderHtml } from '../mail/layout'
import { Card, Heading, MailButton, Paragraph, TextLink } from '../mail/layout-parts'
import { Marks, wrap } from '../mail/template'

interface Place {
  marks: Marks
  appUrl: string
  orgName: string
}

const SUBJECT = 'Still fancy a coffee?'
const BEFORE =
  'We have not heard from you for a while, and would not like to let a colleague wait for nobody.'
const AFTER =
  'If you do nothing, you are left out of the rounds that come, and nobody waits for you. You are in again as soon as you press the button or sign in.'

const leaveUrl = ({ marks, appUrl }: Place) =>
  `${appUrl}/unsubscribe?token=${marks.value('unsubscribeToken')}`

function SilenceEmail(place: Place) {
  const { marks, orgName } = place
  return (
    <MailLayout
      title={SUBJECT}
      preheader="One press keeps you in."
      footer={
        <>
          You get this mail because you take part in coffee chats at {orgName}.
          <br />
          <TextLink kind="muted" href={leaveUrl(place)}>
            Pause me or opt out
          </TextLink>
        </>
      }
    >
      <Card>
        <Heading size={28}>{SUBJECT}</Heading>
        <Paragraph>
          Hello, {marks.value('firstName')}. {BEFORE}
        </Paragraph>
        <p style={{ margin: '0 0 22px' }}>
          <MailButton href={`${leaveUrl(place)}&choice=stay`}>Yes, keep me in</MailButton>
        </p>
        <Paragraph className="muted">{AFTER}</Paragraph>
      </Card>
    </MailLayout>
  )
}

/** Asks somebody who has been silent whether they still want to take part; rendered once, with placeholders for each person. */
export async function silenceSnapshot({ appUrl, orgName }: Config): Promise<Snapshot> {
  const marks = new Marks()
  const place = { marks, appUrl: appUrl.href.replace(/\/$/, ''), orgName }
  const text = [
    SUBJECT,
    wrap(`Hello, ${marks.value('firstName')}. ${BEFORE}`),
    `Yes, keep me in:\n${leaveUrl(place)}&choice=stay`,
    wrap(AFTER),
    `${wrap(`You get this mail because you take part in coffee chats at ${orgName}.`)}\nPause me or opt out: ${leaveUrl(place)}`,
  ].join('\n\n')
  const html = renderHtml(createElement(SilenceEmail, place))
  return { subject: SUBJECT, html: marks.parse(html), text: marks.parse(text) }
}
