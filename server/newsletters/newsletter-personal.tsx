import {
  Box,
  Card,
  Choices,
  color,
  Heading,
  Label,
  MailButton,
  Paragraph,
  sans,
  serif,
  Table,
  Text,
  TextLink,
  Img,
} from '../mail/layout-parts'
import { metUrl } from '../mail/participant-mail'
import { PHOTO_CID } from '../mail/personal-mail'
import type { Marks } from '../mail/template'
import type { NewsletterContent } from './newsletter-content'

/** The card that names the match: the reason why people open this mail. */
export function MatchCard({ content, marks }: { content: NewsletterContent; marks: Marks }) {
  const m = marks.value.bind(marks)
  return (
    <Card align="center">
      {marks.openUnless('third')}
      <Label>Your coffee match</Label>
      {marks.close()}
      {marks.open('third')}
      <Label>Your coffee match is two this month</Label>
      {marks.close()}
      <Somebody marks={marks} />
      {marks.open('third')}
      <Somebody marks={marks} />
      {marks.close()}
      {marks.open('hasWhy')}
      <Box align="center" gap={24}>
        {marks.openUnless('third')}
        <Text size={13} kind="muted" gap={2}>
          Why you two
        </Text>
        {marks.close()}
        {marks.open('third')}
        <Text size={13} kind="muted" gap={2}>
          Why you three
        </Text>
        {marks.close()}
        {marks.open('why')}
        <Text size={15} gap={2}>
          {m('why')}
        </Text>
        {marks.close()}
      </Box>
      {marks.close()}
      <MailButton href={`${content.appUrl}/matches`}>See your match</MailButton>
      <p
        className="muted"
        style={{ margin: '16px 0 0', fontSize: 15, lineHeight: '22px', color: color.muted }}
      >
        or write to <TextLink href={`mailto:${m('partnerMailto')}`}>{m('partnerEmail')}</TextLink>
        {marks.open('third')} and{' '}
        <TextLink href={`mailto:${m('partnerMailto')}`}>{m('partnerEmail')}</TextLink>
        {marks.close()}
      </p>
    </Card>
  )
}

/** One person of the match. */
function Somebody({ marks }: { marks: Marks }) {
  const m = marks.value.bind(marks)
  return (
    <>
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
      <Text size={16} kind="muted" gap={16}>
        {m('department')}
      </Text>
      {marks.close()}
      {marks.open('bio')}
      <Text size={17} kind="italic" gap={18} dir="auto">
        “{m('bio')}”
      </Text>
      {marks.close()}
    </>
  )
}

const SIZE = 128

/** A circle: the photo inside the message, or the initial. Without pictures it holds the photo's description. */
function Portrait({ marks }: { marks: Marks }) {
  const round = { width: SIZE, height: SIZE, borderRadius: SIZE / 2, color: '#2A1A12' }
  return (
    <Table isNarrow align="center" style={{ margin: '12px auto 16px' }}>
      <tr>
        <td
          align="center"
          width={SIZE}
          height={SIZE}
          style={{
            ...round,
            backgroundColor: color.accent,
            fontFamily: serif,
            fontSize: 60,
            lineHeight: `${SIZE}px`,
            fontWeight: 600,
          }}
        >
          {marks.open('photo')}
          <Img
            src={`cid:${PHOTO_CID}`}
            width={SIZE}
            height={SIZE}
            alt={`Photo of ${marks.value('partnerName')}`}
            style={{ ...round, display: 'block', fontFamily: sans, fontSize: 12, fontWeight: 400 }}
          />
          {marks.close()}
          {marks.openUnless('photo')}
          {marks.value('initial')}
          {marks.close()}
        </td>
      </tr>
    </Table>
  )
}

/** The two answers, one tap each. */
export function DidYouMeet({ content, marks }: { content: NewsletterContent; marks: Marks }) {
  const place = { marks, appUrl: content.appUrl }
  return (
    <Card>
      <Heading size={20}>After your coffee</Heading>
      <Paragraph className="muted">
        One tap tells us how it went, so that next month’s match is a new one.
      </Paragraph>
      <Choices
        first={
          <MailButton kind="ghost" isWide href={metUrl(place, 'confirmed')}>
            We met
          </MailButton>
        }
        second={
          <MailButton kind="ghost" isWide href={metUrl(place, 'not_confirmed')}>
            We missed each other
          </MailButton>
        }
      />
    </Card>
  )
}
