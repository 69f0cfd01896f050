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
  sentence,
  Table,
  Text,
  TextLink,
} from '../mail/layout-parts'
import { byNumber, PartnerAddress, type Place } from '../mail/participant-mail'
import { HtmlOnly } from '../mail/plain-text'
import type { Marks } from '../mail/template'

/** Where a coffee is booked, moved and cancelled without signing in; `ask` opens all other times, or asks whether to cancel it. */
export const planUrl = ({ marks, appUrl }: Place, ask?: 'times' | 'cancel') =>
  `${appUrl}/plan?token=${marks.value('planToken')}${ask ? `&ask=${ask}` : ''}`

/** A time that is booked, as a leaf torn off a calendar: when, where, and the two ways out; of `leafValues` and the place. */
export const CalendarLeaf = ({ place }: { place: Place }) => {
  const { marks } = place
  const { leaf } = place.words.meetings
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
              {leaf.where(marks.value('place'))}
            </Text>
            <Text size={15} kind="muted">
              <TextLink kind="muted" href={planUrl(place, 'times')}>
                {leaf.move}
              </TextLink>
              <Dot />
              <TextLink kind="muted" href={planUrl(place, 'cancel')}>
                {leaf.cancel}
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

/** Of a plan's mails, which say by `isOfMore` whether they are about more than two. */
export const oneClick = (place: Place) => {
  const { forTwo, forMore } = place.words.meetings.plan
  return byNumber(place, forTwo.oneClick, forMore.oneClick)
}

/** The times to book, one button each, and the way to others; for a card of a mail whose values are `planValues`. */
function SlotButtons({ place }: { place: Place }) {
  const { marks } = place
  const { elsewhere, timesAreOf, others } = place.words.meetings.plan
  return (
    <>
      {marks.open('slots')}
      <ButtonRow gap={10}>
        <MailButton kind="ghost" isWide href={`${planUrl(place)}&start=${marks.value('slotStart')}`}>
          {marks.value('slotWhen')}
          {marks.open('slotElsewhere')}
          <span className="muted" style={{ fontSize: 14, fontWeight: 400 }}>
            {' '}
            {elsewhere(marks.value('slotElsewhere'), marks.value('partnerFirstName'))}
          </span>
          {marks.close()}
        </MailButton>
      </ButtonRow>
      {marks.close()}
      <Text size={14} kind="muted" gap={12}>
        {timesAreOf(marks.value('ownZone'))}{' '}
        {sentence(
          others((label) => (
            <TextLink kind="muted" href={planUrl(place, 'times')}>
              {label}
            </TextLink>
          )),
        )}
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
        <MailButton href={planUrl(place)}>{place.words.meetings.plan.find}</MailButton>
      </ButtonRow>
      {marks.close()}
    </>
  )
}

/** The way past the product: to write to the others. */
export const WriteInstead = ({ place: { words, marks }, before = '' }: { place: Place; before?: string }) => (
  <Paragraph className="muted">
    {before && `${before} `}
    {sentence(words.meetings.plan.writeInstead(<PartnerAddress marks={marks} />))}
  </Paragraph>
)

const Organiser = ({ place: { words, marks } }: { place: Place }) => (
  <>
    {marks.open('isOrganiser')}
    <strong>{words.meetings.plan.youSuggest}</strong> {marks.close()}
    {marks.open('isPartnerOrganiser')}
    {words.meetings.plan.suggests(marks.value('organiserName'))} {marks.close()}
  </>
)

const WhenSuitsYou = ({ place }: { place: Place }) => {
  const { label, forTwo, forMore } = place.words.meetings.plan
  return (
    <>
      <Label>{label}</Label>
      <Heading>{byNumber(place, forTwo.title, forMore.title)}</Heading>
    </>
  )
}

/** The card of the newsletter that gets the coffee into both calendars. */
export function PlanCard({ place }: { place: Place }) {
  const { marks } = place
  const { plan } = place.words.meetings
  return (
    <>
      {marks.open('hasSlots')}
      <Card>
        <WhenSuitsYou place={place} />
        <Paragraph>
          <Organiser place={place} />
          {oneClick(place)} {plan.byMail}
        </Paragraph>
        <SlotButtons place={place} />
      </Card>
      {marks.close()}
      {marks.open('hasNoSlots')}
      <Card>
        <WhenSuitsYou place={place} />
        <Paragraph>
          <Organiser place={place} />
          {byNumber(place, plan.forTwo.noTimes, plan.forMore.noTimes)}
        </Paragraph>
        <ButtonRow>
          <MailButton kind="ghost" href={planUrl(place, 'times')}>
            {plan.find}
          </MailButton>
        </ButtonRow>
      </Card>
      {marks.close()}
      {marks.open('bookedWhen')}
      <Card>
        <Label>{plan.label}</Label>
        <HtmlOnly text={<Heading>{marks.value('bookedWhen')}</Heading>} />
        <CalendarLeaf place={place} />
        <Paragraph>
          {plan.booked} {plan.timesAreOf(marks.value('ownZone'))}
          {marks.open('bookedElsewhere')}{' '}
          {plan.itIs(marks.value('bookedElsewhere'), marks.value('partnerFirstName'))}
          {marks.close()}
        </Paragraph>
      </Card>
      {marks.close()}
    </>
  )
}
