// What is wrong with a text that somebody wrote. The contract and the forms use the same rules, so both refuse the same
// texts with the same message, each in the words of who reads it. No zod here: it is not in the browser.
import { CONTROL_BUT_LINE_BREAKS, CONTROL_CHARACTERS, plainEmail, VISIBLE } from './characters'
import type { Fault } from './languages/faults'
import { CODE_DIGITS, LONGEST, MOST, RECOVERY_CODE_LETTERS, SHORTEST_PASSWORD } from './limits'

/** A rule for one text. */
export interface TextRule {
  /** The length of the longest valid text. */
  max: number
  /** The message for a text that is too long. */
  tooLong: Fault
  /** The message when there is no text; without it, an empty text is valid. */
  missing?: Fault
  /** What is wrong with a text; undefined if nothing is. */
  fault: (text: string) => Fault | undefined
}

/** A rule for a list of texts. */
export interface ListRule {
  most: number
  max: number
  fault: (list: readonly string[]) => Fault | undefined
}

const atMost =
  (max: number): Fault =>
  (w) =>
    w.atMost(max)

/** A rule for texts of at most so many letters, with what else can be wrong with one. */
const rule = (
  max: number,
  { tooLong = atMost(max), ...rest }: Omit<TextRule, 'max' | 'tooLong'> & { tooLong?: Fault },
): TextRule => ({
  ...rest,
  max,
  tooLong,
  fault: (text) => (text.length > max ? tooLong : rest.fault(text)),
})

/** A rule for values of a certain form, such as an address. @param plain the part of the text that counts */
const formed = (
  max: number,
  missing: Fault,
  invalid: Fault,
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
    fault: (text) => (CONTROL_CHARACTERS.test(text) ? (w) => w.oneLine : undefined),
  })

/** One line that must not be empty or invisible. */
export const line = (max: number, missing: Fault): TextRule => ({
  ...lineOrNone(max),
  missing,
  fault: (text) => lineOrNone(max).fault(text) ?? (VISIBLE.test(text) ? undefined : missing),
})

/** Several lines, possibly empty. */
export const prose = (max: number): TextRule =>
  rule(max, {
    fault: (text) => (CONTROL_BUT_LINE_BREAKS.test(text) ? (w) => w.noControl : undefined),
  })

const ADDRESS =
  /^[a-z0-9.!#$%&'+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)+$/

const isAddress = (text: string) =>
  text.length <= LONGEST.address && ADDRESS.test(text) && text.indexOf('@') <= LONGEST.mailbox

/** One plain address, in upper or lower case: no display name, no list, no line break, no *, ASCII only. */
export const address = (missing: Fault, invalid: Fault): TextRule =>
  formed(LONGEST.address, missing, invalid, isAddress, plainEmail)

/** A list of texts, each with a greatest length. */
const list = (most: number, max: number): ListRule => ({
  most,
  max,
  fault: (texts) => {
    if (texts.length > most) return (w) => w.list.atMost(most)
    if (texts.some((text) => text.length > max)) return (w) => w.list.each(max)
    return texts.every(isPlainText) ? undefined : (w) => w.noControl
  },
})

/** Text that can be stored and shown: no control characters except line breaks, no lone surrogates. */
export const isPlainText = (text: string): boolean =>
  !CONTROL_BUT_LINE_BREAKS.test(text) && !/\p{Surrogate}/u.test(text)

/* ---- The fields of the forms ---- */

const INVALID_ADDRESS: Fault = (w) => w.email.invalid

/** The caller's own address. */
export const EMAIL = address((w) => w.email.missing, INVALID_ADDRESS)
/** Whose mail is shown; the server says if nobody has this address. */
export const PREVIEW_EMAIL = line(LONGEST.address, (w) => w.email.toPreview)
/** Of an administrator who signs in. */
export const ADMIN_EMAIL = address(INVALID_ADDRESS, INVALID_ADDRESS)

const CODE = new RegExp(`^[0-9]{${CODE_DIGITS}}$`)
/** Exactly six ASCII digits. */
export const SIGN_IN_CODE = formed(
  CODE_DIGITS,
  (w) => w.code.missing(CODE_DIGITS),
  (w) => w.code.invalid(CODE_DIGITS),
  (text) => CODE.test(text),
)

export const PASSKEY_NAME = line(LONGEST.name, (w) => w.passkeyName)

/** The letters of a recovery code that somebody typed or pasted, without spaces and dashes. */
export const recoveryLetters = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s\p{Pd}]/gu, '')

/** Six groups of four; spaces and dashes do not matter. */
export const RECOVERY_CODE = formed(
  4 * RECOVERY_CODE_LETTERS,
  (w) => w.recoveryCode.missing,
  (w) => w.recoveryCode.invalid(RECOVERY_CODE_LETTERS),
  (letters) => letters.length === RECOVERY_CODE_LETTERS,
  recoveryLetters,
)

/** A password to sign in with: any text but an empty one. */
const password = (missing: Fault): TextRule =>
  rule(LONGEST.password, { missing, fault: (text) => (text === '' ? missing : undefined) })

export const PASSWORD = password((w) => w.password.required)
export const CURRENT_PASSWORD = password((w) => w.password.current)
export const SHORT_PASSWORD: Fault = (w) => w.password.short(SHORTEST_PASSWORD)
const chosen = password((w) => w.password.next)
/** The server decides whether a long one is strong enough. */
export const NEW_PASSWORD: TextRule = {
  ...chosen,
  fault: (text) => chosen.fault(text) ?? (text.length < SHORTEST_PASSWORD ? SHORT_PASSWORD : undefined),
}

export const PROFILE = {
  firstName: line(LONGEST.name, (w) => w.profile.firstName),
  lastName: line(LONGEST.name, (w) => w.profile.lastName),
  department: line(LONGEST.name, (w) => w.profile.department),
}

export const INCOMPLETE_INQUIRY: Fault = (w) => w.inquiry.incomplete
export const INQUIRY = {
  companyName: line(LONGEST.company, INCOMPLETE_INQUIRY),
  contactEmail: address(INCOMPLETE_INQUIRY, (w) => w.inquiry.invalidAddress),
  additionalInfo: prose(LONGEST.inquiry),
}

/** A topic, and the question that a conversation about it begins with. */
export const TOPIC = {
  name: line(LONGEST.topic, (w) => w.required),
  question: lineOrNone(LONGEST.topicQuestion),
}

/** What an attribute is called, the column or path of its values, and a value. */
export const ATTRIBUTE = {
  name: line(LONGEST.attribute, (w) => w.required),
  from: lineOrNone(LONGEST.attributeFrom),
  value: line(LONGEST.attributeValue, (w) => w.required),
}

const groupName = line(LONGEST.name, (w) => w.group.names)
export const DOMAIN_GROUP = {
  name: groupName,
  displayName: groupName,
  description: prose(LONGEST.groupDescription),
}

const departmentName = line(LONGEST.name, (w) => w.department.incomplete)
export const DEPARTMENT = {
  name: departmentName,
  displayName: departmentName,
  /** Of one that is there already. */
  newName: line(LONGEST.name, (w) => w.department.displayName),
}

const INVALID_DOMAIN: Fault = (w) => w.domain
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

export const PROGRAMME = {
  name: line(LONGEST.programmeName, (w) => w.programme.name),
  description: prose(LONGEST.programmeDescription),
}

export const WHITELIST_ENTRY = {
  /** An address, or `*@domain` for everyone in that domain. */
  email: formed(
    LONGEST.address,
    (w) => w.email.required,
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
const NOT_HTTPS: Fault = (w) => w.https

/** The address of a video meeting; it may be empty. */
export const MEETING_LINK = rule(LONGEST.meetingLink, {
  fault: (text) => (text.trim() === '' || HTTPS.test(text.trim()) ? undefined : NOT_HTTPS),
})

const HTTPS_ADDRESS = /^https:\/\/[^\s/?#]+([/?#]\S*)?$/i

/** Where a program or a chat is told what happens. */
export const EVENTS_ADDRESS = formed(
  LONGEST.calendarAddress,
  NOT_HTTPS,
  NOT_HTTPS,
  (url) => HTTPS_ADDRESS.test(url),
  (text) => text.trim(),
)

const NO_CALENDAR: Fault = (w) => w.calendar
/** The address of a calendar. Some programs write webcal:// for https://. */
export const CALENDAR_ADDRESS = rule(LONGEST.calendarAddress, {
  missing: NO_CALENDAR,
  fault: (text) => {
    const url = text.trim().replace(/^webcal:/i, 'https:')
    if (url === '') return NO_CALENDAR
    return HTTPS_ADDRESS.test(url) ? undefined : NOT_HTTPS
  },
})

export const DIRECTORY_TOKEN_NAME = line(LONGEST.name, (w) => w.tokenName)
export const API_KEY_NAME = line(LONGEST.name, (w) => w.keyName)

export const INVITATION = { words: prose(LONGEST.invitation) }

/** The texts of a newsletter, each a column of the same name. */
export const NEWSLETTER = {
  title: line(LONGEST.newsletterLine, (w) => w.newsletter.title),
  description: prose(LONGEST.newsletterText),
  subject: line(LONGEST.newsletterLine, (w) => w.newsletter.subject),
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
