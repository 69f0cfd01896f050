import {
  Box,
  Card,
  color,
  Heading,
  Img,
  Label,
  MailButton,
  Paragraph,
  sentence,
  sans,
  serif,
  Table,
  Text,
} from '../mail/layout-parts'
import type { MailWords } from '../../languages/words'
import { byNumber, MetChoices, PartnerAddress, type Place } from '../mail/participant-mail'
import { PHOTO_CID } from '../mail/personal-mail'
import { HtmlOnly } from '../mail/plain-text'
import type { Marks } from '../mail/template'

/** The card that names the match: the reason why people open this mail. */
export function MatchCard({ place: { words, marks, appUrl } }: { place: Place }) {
  const { match } = words.newsletter
  const address = <PartnerAddress marks={marks} />
  return (
    <Card align="center">
      {byNumber({ marks }, <Label>{match.label}</Label>, <Label>{match.labelOfMore}</Label>)}
      <Somebody words={words} marks={marks} />
      {marks.open('third')}
      <Somebody words={words} marks={marks} />
      {marks.close()}
      {marks.open('youHost')}
      <Paragraph>{match.youHost}</Paragraph>
      {marks.close()}
      {marks.open('hostName')}
      <Paragraph>{match.hosts(marks.value('hostName'))}</Paragraph>
      {marks.close()}
      {marks.open('hasWhy')}
      <Box align="center" gap={24}>
        <Text size={13} kind="muted" gap={2}>
          {byNumber({ marks }, match.why, match.whyMore)}
        </Text>
        {marks.open('why')}
        <Text size={15} gap={2}>
          {marks.value('why')}
        </Text>
        {marks.close()}
      </Box>
      {marks.close()}
      {marks.open('shared')}
      <Text size={15} gap={2}>
        {marks.value('shared')}
      </Text>
      {marks.close()}
      <MailButton href={`${appUrl}/matches`}>{match.see}</MailButton>
      <p
        className="muted"
        style={{ margin: '16px 0 0', fontSize: 15, lineHeight: '22px', color: color.muted }}
      >
        {sentence(match.writeTo(address))}
        {marks.open('third')} {sentence(match.andTo(address))}
        {marks.close()}
      </p>
    </Card>
  )
}

/** One person of the match. */
function Somebody({ words, marks }: { words: MailWords; marks: Marks }) {
  const m = marks.value.bind(marks)
  return (
    <>
      <Portrait words={words} marks={marks} />
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
        {words.newsletter.match.quoted(m('bio'))}
      </Text>
      {marks.close()}
    </>
  )
}

const SIZE = 128

/** A circle: the photo inside the message, or the initial. Without pictures it holds the photo's description. */
function Portrait({ words, marks }: { words: MailWords; marks: Marks }) {
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
              alt={words.newsletter.match.photo(marks.value('partnerName'))}
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
    <Heading size={20}>{place.words.newsletter.after.title}</Heading>
    <Paragraph className="muted">{place.words.newsletter.after.text}</Paragraph>
    <MetChoices place={place} isQuiet />
  </Card>
)
