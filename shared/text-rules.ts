// What is wrong with a text that somebody wrote, in the words they read. The contract and the forms use the same rules,
// so both refuse the same texts with the same message. No zod here: it is not in the browser.
import { inDigits } from './counted'
import { CONTROL_BUT_LINE_BREAKS, CONTROL_CHARACTERS, plainEmail, VISIBLE } from './characters'
import { CODE_DIGITS, LONGEST, MOST, RECOVERY_CODE_LETTERS, SHORTEST_PASSWORD } from './limits'

/** A rule for one text. */
export interface TextRule {
  /** The length of the longest valid text. */
  max: number
  /** The message for a text that is too long. */
  tooLong: string
  /** The message when there is no text; without it, an empty text is valid. */
  missing?: string
  /** What is wrong with a text; undefined if nothing is. */
  fault: (text: string) => string | undefined
}

/** A rule for a list of texts. */
export interface ListRule {
  most: number
  max: number
  fault: (list: readonly string[]) => string | undefined
}

export const atMost = (max: number) => `At most ${inDigits(max)} letters`

/** A rule for texts of at most so many letters, with what else can be wrong with one. */
const rule = (
  max: number,
  { tooLong = atMost(max), ...rest }: Omit<TextRule, 'max' | 'tooLong'> & { tooLong?: string },
): TextRule => ({
  ...rest,
  max,
  tooLong,
  fault: (text) => (text.length > max ? tooLong : rest.fault(text)),
})

/** A rule for values of a certain form, such as an address. @param plain the part of the text that counts */
const formed = (
  max: number,
  missing: string,
  invalid: string,
  isValid: (value: string) => boolean,
  plain = (text: string) => text,
): TextRule =>
  rule(max, {
    tooLong: invalid,
    missing,
    fault: (text) => {
      const value = plain(text)
      return value === '' ? missing : isValid(value) ? undefined : invalid
    },
  })

/** One line, possibly empty. */
const lineOrNone = (max: number): TextRule =>
  rule(max, {
    fault: (text) =>
      CONTROL_CHARACTERS.test(text) ? 'Line breaks and control characters are not allowed' : undefined,
  })

/** One line that must not be empty or invisible. */
export const line = (max: number, missing: string): TextRule => ({
  ...lineOrNone(max),
  missing,
  fault: (text) => lineOrNone(max).fault(text) ?? (VISIBLE.test(text) ? undefined : missing),
})

/** Several lines, possibly empty. */
export const prose = (max: number): TextRule =>
  rule(max, {
    fault: (text) => (CONTROL_BUT_LINE_BREAKS.test(text) ? 'Control characters are not allowed' : undefined),
  })

const ADDRESS =
  /^[a-z0-9.!#$%&'+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)+$/

const isAddress = (text: string) =>
  text.length <= LONGEST.address && ADDRESS.test(text) && text.indexOf('@') <= LONGEST.mailbox

/** One plain address, in upper or lower case: no display name, no list, no line break, no *, ASCII only. */
export const address = (missing: string, invalid: string): TextRule =>
  formed(LONGEST.address, missing, invalid, isAddress, plainEmail)

/** A list of texts, each with a greatest length. */
const list = (most: number, max: number): ListRule => ({
  most,
  max,
  fault: (texts) => {
    if (texts.length > most) return `At most ${inDigits(most)} entries`
    if (texts.some((text) => text.length > max)) return `${atMost(max)} each`
    return texts.every(isPlainText) ? undefined : 'Control characters are not allowed'
  },
})

/** Text that can be stored and shown: no control characters except line breaks, no lone surrogates. */
export const isPlainText = (text: string): boolean =>
  !CONTROL_BUT_LINE_BREAKS.test(text) && !/\p{Surrogate}/u.test(text)

/* ---- The fields of the forms ---- */

const INVALID_ADDRESS = 'Please enter a valid email address'

/** The caller's own address. */
export const EMAIL = address('Please enter your email address', INVALID_ADDRESS)
/** Whose mail is shown; the server says if nobody has this address. */
export const PREVIEW_EMAIL = line(LONGEST.address, 'Please enter a recipient email to preview')
/** Of an administrator who signs in. */
export const ADMIN_EMAIL = address(INVALID_ADDRESS, INVALID_ADDRESS)

const CODE = new RegExp(`^[0-9]{${CODE_DIGITS}}$`)
/** Exactly six ASCII digits. */
export const SIGN_IN_CODE = formed(
  CODE_DIGITS,
  `Please enter the ${CODE_DIGITS}-digit code`,
  `Please enter a valid ${CODE_DIGITS}-digit code`,
  (text) => CODE.test(text),
)

export const PASSKEY_NAME = line(LONGEST.name, 'Please give it a name, such as "Laptop" or "Blue key"')

/** The letters of a recovery code that somebody typed or pasted, without spaces and dashes. */
export const recoveryLetters = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s\p{Pd}]/gu, '')

/** Six groups of four; spaces and dashes do not matter. */
export const RECOVERY_CODE = formed(
  4 * RECOVERY_CODE_LETTERS,
  'Please enter one of your recovery codes',
  `A recovery code has ${RECOVERY_CODE_LETTERS} letters and digits`,
  (letters) => letters.length === RECOVERY_CODE_LETTERS,
  recoveryLetters,
)

/** A password to sign in with: any text but an empty one. */
const password = (missing: string): TextRule =>
  rule(LONGEST.password, { missing, fault: (text) => (text === '' ? missing : undefined) })

export const PASSWORD = password('Password is required')
export const CURRENT_PASSWORD = password('Please enter your current password')
export const SHORT_PASSWORD = `A password has at least ${SHORTEST_PASSWORD} characters.`
const chosen = password('Please enter a new password')
/** The server decides whether a long one is strong enough. */
export const NEW_PASSWORD: TextRule = {
  ...chosen,
  fault: (text) => chosen.fault(text) ?? (text.length < SHORTEST_PASSWORD ? SHORT_PASSWORD : undefined),
}

export const PROFILE = {
  firstName: line(LONGEST.name, 'First name is required'),
  lastName: line(LONGEST.name, 'Last name is required'),
  department: line(LONGEST.name, 'Department is required'),
}

export const INCOMPLETE_INQUIRY = 'Please fill in company name, contact email, and expected users.'
export const INQUIRY = {
  companyName: line(LONGEST.company, INCOMPLETE_INQUIRY),
  contactEmail: address(INCOMPLETE_INQUIRY, 'Please enter a valid email address.'),
  additionalInfo: prose(LONGEST.inquiry),
}

const groupName = line(LONGEST.name, 'Name and display name are required')
export const DOMAIN_GROUP = {
  name: groupName,
  displayName: groupName,
  description: prose(LONGEST.groupDescription),
}

const departmentName = line(
  LONGEST.name,
  'Please select a group and enter both department name and display name.',
)
export const DEPARTMENT = {
  name: departmentName,
  displayName: departmentName,
  /** Of one that is there already. */
  newName: line(LONGEST.name, 'Display name is required'),
}

const INVALID_DOMAIN = 'Please enter a domain such as example.com'
/** "example.com" of " @Example.com", or of the whitelist's "*@example.com". */
export const plainDomain = (text: string) => plainEmail(text).replace(/^\*?@/, '')
/** A mail domain, such as example.com; with or without `@` or `*@` before it. */
export const MAIL_DOMAIN = formed(
  LONGEST.address,
  INVALID_DOMAIN,
  INVALID_DOMAIN,
  (domain) => isAddress(`any@${domain}`),
  plainDomain,
)

export const WHITELIST_ENTRY = {
  /** An address, or `*@domain` for everyone in that domain. */
  email: formed(
    LONGEST.address,
    'Email is required',
    INVALID_ADDRESS,
    (pattern) => isAddress(pattern.startsWith('*@') ? `any${pattern.slice(1)}` : pattern),
    plainEmail,
  ),
  reason: prose(LONGEST.whitelistReason),
}

/** What somebody says of their match. */
export const FEEDBACK = { line: lineOrNone(LONGEST.feedback) }

/** A host, perhaps a port, and a path; no name and password before the host. */
const HTTPS =
  /^https:\/\/[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?(?::\d{1,5})?(?:[/?#][^\s"<>\\^`{|}\p{Cc}\p{Cs}]*)?$/iu
const NOT_HTTPS = 'Please enter an address that begins with https://'

/** The address of a video meeting; it may be empty. */
export const MEETING_LINK = rule(LONGEST.meetingLink, {
  fault: (text) => (text.trim() === '' || HTTPS.test(text.trim()) ? undefined : NOT_HTTPS),
})

const NO_CALENDAR = 'Please enter the address of your calendar'
/** The address of a calendar. Some programs write webcal:// for https://. */
export const CALENDAR_ADDRESS = rule(LONGEST.calendarAddress, {
  missing: NO_CALENDAR,
  fault: (text) => {
    const url = text.trim().replace(/^webcal:/i, 'https:')
    if (url === '') return NO_CALENDAR
    return /^https:\/\/[^\s/?#]+([/?#]\S*)?$/i.test(url) ? undefined : NOT_HTTPS
  },
})

export const DIRECTORY_TOKEN_NAME = line(LONGEST.name, 'Please give it a name, such as "Entra ID"')

export const INVITATION = { words: prose(LONGEST.invitation) }

/** The texts of a newsletter, each a column of the same name. */
export const NEWSLETTER = {
  title: line(LONGEST.newsletterLine, 'Title is required'),
  description: prose(LONGEST.newsletterText),
  subject: line(LONGEST.newsletterLine, 'Email subject is required'),
  newsletterImageUrl: prose(LONGEST.newsletterLongText),
  moodDescription: prose(LONGEST.newsletterLongText),
  moodImageUrl: prose(LONGEST.newsletterLongText),
  quoteText: prose(LONGEST.newsletterText),
  quoteAuthor: prose(LONGEST.newsletterLine),
  brainBuzzerQuestion: prose(LONGEST.newsletterText),
  /** A letter: A is the first choice. */
  brainBuzzerCorrectAnswer: prose(1),
  coffeeChatsParagraph: prose(LONGEST.newsletterLongText),
  matchPlaceholder: prose(LONGEST.newsletterText),
  closingMessage: prose(LONGEST.newsletterLongText),
  adminNotes: prose(LONGEST.newsletterLongText),
}

/** Its lists of texts; in calls each is JSON. */
export const NEWSLETTER_LISTS = {
  brainBuzzerChoices: list(MOST.choices, LONGEST.choice),
  coffeeChatStarters: list(MOST.starters, LONGEST.starter),
  proTips: list(MOST.tips, LONGEST.tip),
}
