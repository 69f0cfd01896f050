import { createElement } from 'react'
import type { Config } from '../context/config'
import type { Snapshot } from '../mail/frozen-mail'
import { MailLayout, renderHtml } from '../mail/layout'
import { Card, Choices, Heading, MailButton, Paragraph, TextLink } from '../mail/layout-parts'
import { Marks, wrap } from '../mail/template'

interface Place {
  marks: Marks
  appUrl: string
  orgName: string
  /** "Tuesday, 1 December 2026" */
  date: string
}

const leaveUrl = ({ marks, appUrl }: Place, choice: 'skip' | 'pause_1') =>
  `${appUrl}/unsubscribe?token=${marks.value('unsubscribeToken')}&choice=${choice}`

const TITLE = 'The next coffee round is near'
const IN = 'In? There is nothing to do.'
const ASIDE = 'Whoever skips one round is in the next one by themselves.'

function HeadsUpEmail(place: Place) {
  const { marks, orgName, date } = place
  return (
    <MailLayout
      title={TITLE}
      preheader={`On ${date}. In? There is nothing to do.`}
      footer={
        <>
          You get this mail because you take part in coffee chats at {orgName}.
          <br />
          <TextLink
            kind="muted"
            href={`${place.appUrl}/unsubscribe?token=${marks.value('unsubscribeToken')}`}
          >
            Pause me or opt out
          </TextLink>
        </>
      }
    >
      <Card>
        <Heading size={28}>{TITLE}</Heading>
        <Paragraph>
          Hello, {marks.value('firstName')}. On <strong>{date}</strong> we pair colleagues for a coffee again,
          and you are in.
        </Paragraph>
        <Paragraph>
          <strong>{IN}</strong> Your match comes by mail. Not this time?
        </Paragraph>
        <Choices
          first={
            <MailButton href={leaveUrl(place, 'skip')} kind="ghost" isWide>
              Skip this one
            </MailButton>
          }
          second={
            <MailButton href={leaveUrl(place, 'pause_1')} kind="ghost" isWide>
              Pause for longer
            </MailButton>
          }
        />
        <Paragraph className="muted">{ASIDE}</Paragraph>
      </Card>
    </MailLayout>
  )
}

/** Tells people of a round before it is made; rendered once, with placeholders for each person. */
export async function headsUpSnapshot({ appUrl, orgName }: Config, date: string): Promise<Snapshot> {
  const marks = new Marks()
  const place = { marks, appUrl: appUrl.href.replace(/\/$/, ''), orgName, date }
  const text = [
    TITLE,
    wrap(
      `Hello, ${marks.value('firstName')}. On ${date} we pair colleagues for a coffee again, and you are in.`,
    ),
    wrap(`${IN} Your match comes by mail. Not this time?`),
    `Skip this one:\n${leaveUrl(place, 'skip')}`,
    `Pause for longer:\n${leaveUrl(place, 'pause_1')}`,
    wrap(ASIDE),
    `${wrap(`You get this mail because you take part in coffee chats at ${orgName}.`)}\nPause me or opt out: ${place.appUrl}/unsubscribe?token=${marks.value('unsubscribeToken')}`,
  ].join('\n\n')
  const html = renderHtml(createElement(HeadsUpEmail, place))
  return { subject: `Coffee round on ${date}: you are in`, html: marks.parse(html), text: marks.parse(text) }
}
