import { timesAreOf } from '../../shared/working-hours'
import {
  Box,
  ButtonRow,
  Card,
  color,
  Dot,
  Heading,
  Label,
  MailButton,
  Paragraph,
  Table,
  Text,
  TextLink,
} from '../mail/layout-parts'
import { PartnerAddress, type Place } from '../mail/participant-mail'
import { HtmlOnly } from '../mail/plain-text'
import type { Marks } from '../mail/template'

/** Where a coffee is booked, moved and cancelled without signing in; `ask` opens all other times, or asks whether to cancel it. */
export const planUrl = ({ marks, appUrl }: Place, ask?: 'times' | 'cancel') =>
  `${appUrl}/plan?token=${marks.value('planToken')}${ask ? `&ask=${ask}` : ''}`

/** A time that is booked, as a leaf torn off a calendar: when, where, and the two ways out; of `leafValues` and the place. */
export const CalendarLeaf = ({ place }: { place: Place }) => {
  const { marks } = place
  return (
    <Box gap={16}>
      <Table>
        <tr>
          <HtmlOnly>
            <td width="96" valign="top" style={{ padding: '5px 0' }}>
              <LeafOfDay marks={marks} />
            </td>
          </HtmlOnly>
          <td valign="top" style={{ padding: '2px 0 2px 18px' }}>
            <HtmlOnly>
              <Text size={24} kind="serif">
                {marks.value('leafTime')}
              </Text>
            </HtmlOnly>
            <Text size={15} kind="muted" gap={8}>
              Where: {marks.value('place')}
            </Text>
            <Text size={15} kind="muted">
              <TextLink kind="muted" href={planUrl(place, 'times')}>
                Move
              </TextLink>
              <Dot />
              <TextLink kind="muted" href={planUrl(place, 'cancel')}>
                Cancel
              </TextLink>
            </Text>
          </td>
        </tr>
      </Table>
    </Box>
  )
}

const LeafOfDay = ({ marks }: { marks: Marks }) => (
  <Table className="surface" style={{ backgroundColor: color.surface }}>
    <tr>
      <td
        className="button"
        align="center"
        style={{ padding: '4px 0', backgroundColor: color.primary, color: '#FFFFFF', fontSize: 13 }}
      >
        {marks.value('leafMonth')}
      </td>
    </tr>
    <tr>
      <td align="center" style={{ padding: '4px 0 8px' }}>
        <Text size={38} kind="serif">
          {marks.value('leafDay')}
        </Text>
        <Text size={13} kind="muted">
          {marks.value('leafWeekday')}
        </Text>
      </td>
    </tr>
  </Table>
)

/** Of a plan's mails, which say by `isOfThree` whether they are about three. */
export const oneClick = ({ marks }: Place): string =>
  `One click books it for ${marks.openUnless('isOfThree')}both${marks.close()}${marks.open('isOfThree')}all${marks.close()} of you.`

/** The times to book, one button each, and the way to others; for a card of a mail whose values are `planValues`. */
function SlotButtons({ place }: { place: Place }) {
  const { marks } = place
  return (
    <>
      {marks.open('slots')}
      <ButtonRow gap={10}>
        <MailButton kind="ghost" isWide href={`${planUrl(place)}&start=${marks.value('slotStart')}`}>
          {marks.value('slotWhen')}
          {marks.open('slotElsewhere')}
          <span className="muted" style={{ fontSize: 14, fontWeight: 400 }}>
            {' '}
            ({marks.value('slotElsewhere')} for {marks.value('partnerFirstName')})
          </span>
          {marks.close()}
        </MailButton>
      </ButtonRow>
      {marks.close()}
      <Text size={14} kind="muted" gap={12}>
        {timesAreOf(marks.value('ownZone'))}. None of them?{' '}
        <TextLink kind="muted" href={planUrl(place, 'times')}>
          See other times
        </TextLink>
      </Text>
    </>
  )
}

/** The times to book, or where to find one. */
export function FindATime({ place }: { place: Place }) {
  const { marks } = place
  return (
    <>
      {marks.open('hasSlots')}
      <SlotButtons place={place} />
      {marks.close()}
      {marks.openUnless('hasSlots')}
      <ButtonRow>
        <MailButton href={planUrl(place)}>Find a time</MailButton>
      </ButtonRow>
      {marks.close()}
    </>
  )
}

/** The way past the product: to write to the others. */
export const WriteInstead = ({ place: { marks }, before = '' }: { place: Place; before?: string }) => (
  <Paragraph className="muted">
    {before}Would you rather arrange it yourselves? Write to <PartnerAddress marks={marks} />
  </Paragraph>
)

const Organiser = ({ marks }: { marks: Marks }) => (
  <>
    {marks.open('isOrganiser')}
    <strong>You suggest the time this month.</strong> {marks.close()}
    {marks.open('isPartnerOrganiser')}
    {marks.value('organiserName')} suggests the time this month. {marks.close()}
  </>
)

const WhenSuitsYou = ({ marks }: { marks: Marks }) => (
  <>
    <Label>Your time</Label>
    <Heading>
      When suits you {marks.openUnless('isOfThree')}both{marks.close()}
      {marks.open('isOfThree')}three{marks.close()}?
    </Heading>
  </>
)

/** The card of the newsletter that gets the coffee into both calendars. */
export function PlanCard({ place }: { place: Place }) {
  const { marks } = place
  return (
    <>
      {marks.open('hasSlots')}
      <Card>
        <WhenSuitsYou marks={marks} />
        <Paragraph>
          <Organiser marks={marks} />
          {oneClick(place)} The invitation comes by mail.
        </Paragraph>
        <SlotButtons place={place} />
      </Card>
      {marks.close()}
      {marks.open('hasNoSlots')}
      <Card>
        <WhenSuitsYou marks={marks} />
        <Paragraph>
          <Organiser marks={marks} />
          No time of the next two weeks suits {marks.openUnless('isOfThree')}both{marks.close()}
          {marks.open('isOfThree')}all{marks.close()} of you. Later ones may, or write to each other.
        </Paragraph>
        <ButtonRow>
          <MailButton kind="ghost" href={planUrl(place, 'times')}>
            Find a time
          </MailButton>
        </ButtonRow>
      </Card>
      {marks.close()}
      {marks.open('bookedWhen')}
      <Card>
        <Label>Your time</Label>
        <HtmlOnly text={<Heading>{marks.value('bookedWhen')}</Heading>} />
        <CalendarLeaf place={place} />
        <Paragraph>
          Your coffee is booked, and the invitation comes by mail. {timesAreOf(marks.value('ownZone'))}.
          {marks.open('bookedElsewhere')} It is {marks.value('bookedElsewhere')} for{' '}
          {marks.value('partnerFirstName')}.{marks.close()}
        </Paragraph>
      </Card>
      {marks.close()}
    </>
  )
}
