import { Img, Link } from '@react-email/components'
import { Card, color, Heading, Label, MailButton, Paragraph, Rows, sans, serif } from '../mail/layout'
import { PHOTO_CID } from '../mail/personal-mail'
import type { Marks } from '../mail/template'
import type { NewsletterContent } from './newsletter-content'

/** The card that names the match: the reason why people open this mail. */
export function MatchCard({ content, marks }: { content: NewsletterContent; marks: Marks }) {
  const m = marks.value.bind(marks)
  return (
    <table
      role="presentation"
      width="100%"
      cellPadding={0}
      cellSpacing={0}
      border={0}
      className="surface line"
      style={{
        backgroundColor: color.surface,
        border: `1px solid ${color.line}`,
        borderRadius: 14,
        borderCollapse: 'separate',
        marginBottom: 16,
      }}
    >
      <tbody>
        <tr>
          <td className="pad" align="center" style={{ padding: '28px 36px 32px' }}>
            <Label>Your coffee match</Label>
            <Portrait marks={marks} />
            <h2
              className="text name"
              style={{
                margin: '0 0 6px',
                fontFamily: serif,
                fontSize: 34,
                lineHeight: '42px',
                fontWeight: 600,
                color: color.text,
              }}
            >
              {m('partnerName')}
            </h2>
            {marks.open('department')}
            <p
              className="muted"
              style={{ margin: '0 0 16px', fontSize: 16, lineHeight: '24px', color: color.muted }}
            >
              {m('department')}
            </p>
            {marks.close()}
            {marks.open('bio')}
            <p
              className="text"
              style={{
                margin: '0 0 18px',
                fontFamily: serif,
                fontStyle: 'italic',
                fontSize: 17,
                lineHeight: '27px',
                color: color.text,
              }}
            >
              “{m('bio')}”
            </p>
            {marks.close()}
            {marks.open('hasWhy')}
            <table
              role="presentation"
              width="100%"
              cellPadding={0}
              cellSpacing={0}
              border={0}
              className="tint"
              style={{
                backgroundColor: color.tint,
                borderRadius: 10,
                borderCollapse: 'separate',
                margin: '0 0 24px',
              }}
            >
              <tbody>
                <tr>
                  <td align="center" style={{ padding: '14px 20px' }}>
                    <p
                      className="muted"
                      style={{ margin: '0 0 2px', fontSize: 13, lineHeight: '20px', color: color.muted }}
                    >
                      Why you two
                    </p>
                    {marks.open('why')}
                    <p
                      className="text"
                      style={{ margin: '0 0 2px', fontSize: 15, lineHeight: '23px', color: color.text }}
                    >
                      {m('why')}
                    </p>
                    {marks.close()}
                  </td>
                </tr>
              </tbody>
            </table>
            {marks.close()}
            <MailButton href={`${content.appUrl}/matches`}>See your match</MailButton>
            <p
              className="muted"
              style={{ margin: '16px 0 0', fontSize: 15, lineHeight: '22px', color: color.muted }}
            >
              or write to{' '}
              <Link
                className="link"
                href={`mailto:${m('partnerMailto')}`}
                style={{ color: color.primary, textDecoration: 'underline' }}
              >
                {m('partnerEmail')}
              </Link>
            </p>
          </td>
        </tr>
      </tbody>
    </table>
  )
}

/** The photo inside the message, or the initial in a circle. */
function Portrait({ marks }: { marks: Marks }) {
  return (
    <table
      role="presentation"
      align="center"
      cellPadding={0}
      cellSpacing={0}
      border={0}
      style={{ margin: '12px auto 16px' }}
    >
      <tbody>
        <tr>
          {marks.open('photo')}
          <td align="center">
            <Img
              src={`cid:${PHOTO_CID}`}
              width="128"
              height="128"
              alt={`Photo of ${marks.value('partnerName')}`}
              className="muted"
              style={{
                display: 'block',
                width: 128,
                height: 128,
                borderRadius: 64,
                fontFamily: sans,
                fontSize: 14,
                color: color.muted,
              }}
            />
          </td>
          {marks.close()}
          {marks.openUnless('photo')}
          <td
            align="center"
            width="128"
            height="128"
            style={{
              width: 128,
              height: 128,
              borderRadius: 64,
              backgroundColor: color.accent,
              fontFamily: serif,
              fontSize: 60,
              lineHeight: '128px',
              fontWeight: 600,
              color: '#2A1A12',
            }}
          >
            {marks.value('initial')}
          </td>
          {marks.close()}
        </tr>
      </tbody>
    </table>
  )
}

/** The two answers, one tap each. */
export function DidYouMeet({ content, marks }: { content: NewsletterContent; marks: Marks }) {
  const href = `${content.appUrl}/met?token=${marks.value('metToken')}`
  return (
    <Card>
      <Heading size={20}>After your coffee</Heading>
      <Paragraph className="muted">
        One tap tells us how it went, so that next month’s match is a new one.
      </Paragraph>
      <Rows>
        <td className="half" width="50%" style={{ padding: '0 6px 0 0' }}>
          <MailButton kind="ghost" isWide href={`${href}&answer=confirmed`}>
            We met
          </MailButton>
        </td>
        <td className="half" width="50%" style={{ padding: '0 0 0 6px' }}>
          <MailButton kind="ghost" isWide href={`${href}&answer=not_confirmed`}>
            We missed each other
          </MailButton>
        </td>
      </Rows>
    </Card>
  )
}
