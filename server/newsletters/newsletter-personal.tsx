import {
  Box,
  Card,
  color,
  Heading,
  Img,
  Label,
  MailButton,
  Paragraph,
  sans,
  serif,
  Table,
  Text,
} from '../mail/layout-parts'
import { MetChoices, PartnerAddress, type Place } from '../mail/participant-mail'
import { PHOTO_CID } from '../mail/personal-mail'
import { HtmlOnly } from '../mail/plain-text'
import type { Marks } from '../mail/template'

/** The card that names the match: the reason why people open this mail. */
export function MatchCard({ place: { marks, appUrl } }: { place: Place }) {
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
          {marks.value('why')}
        </Text>
        {marks.close()}
      </Box>
      {marks.close()}
      <MailButton href={`${appUrl}/matches`}>See your match</MailButton>
      <p
        className="muted"
        style={{ margin: '16px 0 0', fontSize: 15, lineHeight: '22px', color: color.muted }}
      >
        or write to <PartnerAddress marks={marks} />
        {marks.open('third')} and <PartnerAddress marks={marks} />
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
    <HtmlOnly>
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
    </HtmlOnly>
  )
}

/** Asks whether they met. */
export const DidYouMeet = ({ place }: { place: Place }) => (
  <Card>
    <Heading size={20}>After your coffee</Heading>
    <Paragraph className="muted">
      One click tells us how it went, so that next month’s match is somebody new.
    </Paragraph>
    <MetChoices place={place} isQuiet />
  </Card>
)
