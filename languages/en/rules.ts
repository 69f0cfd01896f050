import { formatsOf } from '../../shared/languages/formats'

const { day, dayInYear, digits, monthName } = formatsOf('en')
const atMost = (max: number) => `At most ${digits(max)} letters`
const invalidAddress = 'Please enter a valid email address'

/** What is wrong with what somebody entered: the form and the server say the same. Also what both say of a person's standing. */
export const rules = {
  required: 'This field is required',
  expected: (kind: string) => `Expected ${kind}`,
  least: (least: string) => `At least ${least}`,
  most: (most: number) => `At most ${digits(most)}`,
  atLeast: (least: string) => `At least ${least} letters`,
  atMost,
  oneOf: (values: string) => `One of: ${values}`,
  unknownField: (names: string) => `Unknown field: ${names}`,
  noForm: 'This fits none of the accepted forms',
  oneOfLanguages: (codes: string) => `Choose one of the languages: ${codes}`,
  form: (form: string) => `Use the form ${form}`,
  iso: 'Use ISO 8601 with an offset',
  notBase64: 'Not base64url',
  wholeNumber: 'Please enter a whole number',
  noHosts: 'Say who hosts, or leave it out: then everybody is equal',
  attribute: {
    reserved: 'Departments divide people already: choose another name',
    values: (most: number) => `At most ${digits(most)} different values`,
  },
  mixPersonal: 'Only departments can go by personal wishes',
  notOneLevel: 'Choose two levels or more: one above is the guest’s own manager',
  color: (example: string) => `Use a hex colour such as ${example}`,
  oneLine: 'Line breaks and control characters are not allowed',
  noControl: 'Control characters are not allowed',
  list: {
    atLeast: (least: string) => `Too few entries: at least ${least}`,
    atMost: (most: number) => `At most ${digits(most)} entries`,
    each: (max: number) => `${atMost(max)} each`,
    atMostOf: (most: number, max: number) => `At most ${most} entries of ${digits(max)} letters`,
    notJson: 'A JSON list of texts is expected',
  },
  email: {
    missing: 'Please enter your email address',
    invalid: invalidAddress,
    toPreview: 'Please enter a recipient email to preview',
    required: 'Email is required',
  },
  code: {
    missing: (digitsOfIt: number) => `Please enter the ${digitsOfIt}-digit code`,
    invalid: (digitsOfIt: number) => `Please enter a valid ${digitsOfIt}-digit code`,
  },
  passkeyName: 'Please give it a name, such as "Laptop" or "Blue key"',
  recoveryCode: {
    missing: 'Please enter one of your recovery codes',
    invalid: (letters: number) => `A recovery code has ${letters} letters and digits`,
  },
  password: {
    required: 'Password is required',
    current: 'Please enter your current password',
    next: 'Please enter a new password',
    short: (least: number) => `A password has at least ${least} characters.`,
  },
  profile: {
    firstName: 'First name is required',
    lastName: 'Last name is required',
    department: 'Department is required',
  },
  inquiry: {
    incomplete: 'Please fill in company name, contact email, and expected users.',
    invalidAddress: 'Please enter a valid email address.',
  },
  programme: {
    name: 'Please enter a name',
    tooPale: 'Choose a darker colour: this one is hard to see on a light page or mail',
    tooDark: 'Choose a lighter colour: this one is hard to see on a dark page or mail',
  },
  group: { names: 'Name and display name are required' },
  department: {
    incomplete: 'Please select a group and enter both department name and display name.',
    displayName: 'Display name is required',
  },
  domain: 'Please enter a domain such as example.com',
  https: 'Please enter an address that begins with https://',
  calendar: 'Please enter the address of your calendar',
  keyName: 'Please give it a name, such as "Payroll"',
  tokenName: 'Please give it a name, such as "Entra ID"',
  newsletter: { title: 'Title is required', subject: 'Email subject is required' },
  picture: 'Enter the address of a picture',
  groupOrAll: 'Name a group, or take all of them.',
  pairingFile: 'Please select a pairing file first',
  oneTie: 'A group is tied to a domain group or to a department, not to both',
  beans: 'One to five beans',
  timeZone: 'This is not a valid time zone. Europe/Berlin is an example.',
  /** What people may write about themselves (shared/profile-texts.ts); `none`: the profile while it is empty; `sample`: the preview of a newsletter; `inMyData`: what stands before it in the page of what is kept about a person. */
  profileTexts: {
    bio: {
      label: 'Bio',
      hint: 'A line or two your match can start from.',
      none: 'Nothing yet. A line or two helps your match start.',
      sample: 'Here your match says a line or two about themselves.',
      inMyData: 'Bio',
    },
  },
  /** Whether somebody takes part, and what keeps them from it. */
  standing: {
    in: "You're in.",
    atCap: (count: number) =>
      `You reached your limit of ${count === 1 ? 'one coffee' : `${digits(count)} coffees`} this month. You can raise it on your profile.`,
    asked: 'Are you in next time?',
    askedLater: 'We ask you before the next round.',
    noGroup:
      "You're not in a group yet, and rounds are made by group. The people who run Cup of Joe can add you to one.",
    optedOut: "You've opted out, so rounds go on without you.",
    dormant:
      "We haven't heard from you for a long time, so rounds go on without you. Press the button in our mail or sign in, and you're back.",
    onLeave: 'On leave.',
    /** @param isFar whether the year is said */
    onLeaveUntil: (until: string, isFar: boolean) =>
      `On leave until ${isFar ? day(until) : dayInYear(until)}.`,
    paused: "You're paused.",
    pausedUntil: (until: string, isFar: boolean) =>
      `You're paused until ${isFar ? day(until) : dayInYear(until)}.`,
    /** @param round its month; null: not known yet @param backIn the month of the round after it */
    sitsOut: (round: string | null, backIn: string | null) =>
      `You sit out ${round ? monthName(round) : 'the next round'}, and you're back ${backIn ? `in ${monthName(backIn)}` : 'in the one after it'}.`,
    /** The same of a round that is of a day. */
    sitsOutOn: (round: string, backOn: string | null) =>
      `You sit out the round of ${dayInYear(round)}, and you're back ${backOn ? `on ${dayInYear(backOn)}` : 'in the one after it'}.`,
  },
  /** Why somebody of a list gets no invitation. */
  notInvited: {
    in: (count: number) => `${digits(count)} taking part already`,
    'not-covered': (count: number) => `${digits(count)} not on the whitelist`,
    refused: (count: number) => `${digits(count)} opted out or declined`,
    'too-often': (count: number) => `${digits(count)} invited 3 times in twelve months`,
    'too-soon': (count: number) => `${digits(count)} invited in the last 7 days`,
    away: (count: number) => `${digits(count)} paused or on leave`,
  },
  hours: {
    noDay: 'Choose at least one day',
    quarterHour: 'Choose a quarter hour',
    tooShort: 'Must be at least one hour later',
  },
  nothingToChange: {
    group: 'Nothing to change: give displayName, description or color',
    entry: 'Nothing to change: give domainGroupId or isActive',
    user: 'No Changes: No changes to save for this user',
    tie: 'Nothing to change: give domainGroupId or departmentId',
    blocks: 'Nothing to change: give emails or domains',
  },
}

export type Rules = typeof rules
