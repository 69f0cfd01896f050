import type { Language } from '../../shared/languages/languages'
import { mapKnown, mapValues, pick } from '../../shared/map-values'
import { type ListRule, NEWSLETTER, NEWSLETTER_LISTS } from '../../shared/text-rules'
import { OPEN_SEND_STATES } from '../../shared/limits'
import type {
  Newsletter,
  saveNewsletter,
  startTranslation,
  validateNewsletter,
} from '../../shared/contract/newsletters'
import type { BodyOf, ResponseOf } from '../../shared/endpoint'
import type { getPairingGroups } from '../../shared/contract/pairings'
import { monthNumber } from '../../shared/months'
import type { ToastMessage } from '../ui/toast'
import { formats, words } from '../words'
import { faultIn } from '../kit/forms/faults'

type Texts = Record<keyof typeof NEWSLETTER, string>
type Lists = Record<keyof typeof NEWSLETTER_LISTS, string[]>
export type TranslationForm = Omit<Texts, 'adminNotes'> & Lists

/** The newsletter as the editor holds it: lists as lists, and the state it was read in (`updatedAt`). */
export interface NewsletterForm extends Texts, Lists {
  translations: Partial<Record<Language, TranslationForm & { isOlder: boolean }>>
  pairingFile: string
  /** The pairings of other groups that it is linked with as well. */
  alsoFor: string[]
  /** Kept with the edits, so that edits from before someone else's save are known as such. */
  updatedAt: string
}

const CHOICES = 4

/** 0 → A, 25 → Z. */
export const letterOf = (index: number): string => String.fromCharCode(65 + index)

/** The texts of a JSON list; an unreadable one is empty. */
export function listOf(json: string): string[] {
  try {
    const list: unknown = JSON.parse(json || '[]')
    return Array.isArray(list) ? list.filter((item) => typeof item === 'string') : []
  } catch {
    return []
  }
}

const { adminNotes: _notes, ...TRANSLATED } = NEWSLETTER

type StoredTexts = ResponseOf<typeof startTranslation>

/** A translation as the editor holds it. */
export const translationForm = (texts: StoredTexts) => ({ ...textsForm(texts), isOlder: texts.isOlder })

function textsForm(texts: Omit<StoredTexts, 'isOlder'>): TranslationForm {
  const lists = mapValues(NEWSLETTER_LISTS, (_, name) => listOf(texts[name]))
  const choices = lists.brainBuzzerChoices
  return {
    ...pick(texts, TRANSLATED),
    ...lists,
    brainBuzzerChoices: choices.length > 0 ? choices : Array.from({ length: CHOICES }, () => ''),
    brainBuzzerCorrectAnswer: texts.brainBuzzerCorrectAnswer.toUpperCase(),
  }
}

export function toForm(newsletter: Newsletter): NewsletterForm {
  return {
    ...textsForm(newsletter),
    adminNotes: newsletter.adminNotes,
    translations: mapKnown(newsletter.translations, translationForm),
    pairingFile: newsletter.pairingFile ?? '',
    alsoFor: newsletter.pairingFiles.slice(1),
    updatedAt: newsletter.updatedAt,
  }
}

const written = (list: readonly string[]) => list.map((text) => text.trim()).filter(Boolean)

/** What is wrong with a list, as the form asks it: of what is written and will be saved. */
export const listFault = (rule: ListRule) => (list: readonly string[]) => faultIn(rule)(written(list))

/** The letter of the right answer among the choices that are written: empty ones are neither shown nor saved. */
export function writtenAnswer({
  brainBuzzerChoices: choices,
  brainBuzzerCorrectAnswer: answer,
}: Pick<NewsletterForm, 'brainBuzzerChoices' | 'brainBuzzerCorrectAnswer'>): string {
  const at = answer ? answer.charCodeAt(0) - 65 : -1
  return choices[at]?.trim() ? letterOf(written(choices.slice(0, at)).length) : ''
}

/** Lists as JSON text without their empty lines; the right answer keeps pointing at its choice. */
const asTyped = <Form extends TranslationForm>(form: Form) => ({
  ...form,
  ...mapValues(NEWSLETTER_LISTS, (_, name) => JSON.stringify(written(form[name]))),
  brainBuzzerCorrectAnswer: writtenAnswer(form),
})

/** What is saved. */
export function toBody({
  pairingFile,
  alsoFor,
  translations,
  ...form
}: NewsletterForm): BodyOf<typeof saveNewsletter> {
  return {
    ...asTyped(form),
    // Edits that a tab has kept from before an update have none.
    translations: mapKnown({ ...translations }, asTyped),
    pairingFiles: filesOf({ pairingFile, alsoFor }),
  }
}

/** The texts as they are typed, for a preview of what is not saved. */
export function typedTexts(form: NewsletterForm) {
  const { pairingFiles: _, updatedAt: _1, ...texts } = toBody(form)
  return texts
}

export type ListChange =
  | { kind: 'edit' }
  | { kind: 'add' }
  | { kind: 'move'; from: number; to: number }
  | { kind: 'remove'; at: number }

/** The letter of the right answer after its list was changed; empty if it was removed. */
export function answerAfter(answer: string, change: ListChange): string {
  const at = answer ? answer.charCodeAt(0) - 65 : -1
  if (at < 0) return answer
  if (change.kind === 'remove') {
    if (change.at === at) return ''
    return letterOf(change.at < at ? at - 1 : at)
  }
  if (change.kind !== 'move') return answer
  if (change.from === at) return letterOf(change.to)
  if (change.from < at && change.to >= at) return letterOf(at - 1)
  if (change.from > at && change.to <= at) return letterOf(at + 1)
  return answer
}

/** A list with one of its items elsewhere. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const rest = list.filter((_, index) => index !== from)
  return [...rest.slice(0, to), ...list.slice(from, from + 1), ...rest.slice(to)]
}

type PairingGroups = ResponseOf<typeof getPairingGroups>
type Files = PairingGroups[string]

/** A month as a newsletter names it: by its English name. */
type Month = Pick<Newsletter, 'month' | 'year'>

const isoMonth = ({ month, year }: Month) => `${year}-${String(monthNumber(month)).padStart(2, '0')}`

/** "December 2026" */
export const monthOf = (month: Month): string => formats().month(isoMonth(month))

function filesOfMonth(groups: PairingGroups, newsletter: Month): Files {
  const month = isoMonth(newsletter)
  return Object.values(groups)
    .flat()
    .filter((file) => file.month === month)
}

/** The pairings that can be linked, by category: those of the newsletter's own month come first, on their own. */
export function byMonth(groups: PairingGroups, newsletter: Month): [string, Files][] {
  const ofMonth = filesOfMonth(groups, newsletter)
  const others = Object.entries(groups).map(
    ([category, files]) => [category, files.filter((file) => !ofMonth.includes(file))] as [string, Files],
  )
  const own: [string, Files] = [words.newsletters.linking.ownMonth(monthOf(newsletter)), ofMonth]
  return [own, ...others].filter(([, files]) => files.length > 0)
}

/** The files of the pairings that are chosen. */
export const filesOf = ({
  pairingFile,
  // Edits that a tab has kept from before an update have none.
  alsoFor = [],
}: Partial<Pick<NewsletterForm, 'pairingFile' | 'alsoFor'>>): string[] =>
  pairingFile ? [pairingFile, ...alsoFor] : []

/** The pairings that a newsletter can be linked with besides one of its month: those of the other groups. */
export function pairingsOfOtherGroups(groups: PairingGroups, newsletter: Month, pairingFile: string): Files {
  const ofMonth = filesOfMonth(groups, newsletter).filter(({ isCompanyWide }) => !isCompanyWide)
  const chosen = ofMonth.find(({ fileName }) => fileName === pairingFile)
  return chosen ? ofMonth.filter(({ group }) => group !== chosen.group) : []
}

/** "Harbour and Mill: 63 people" */
export const forWhom = (pairings: readonly { group: string; people: number }[]): string =>
  words.newsletters.linking.forWhom(
    formats().listed(pairings.map(({ group }) => group)),
    pairings.reduce((sum, { people }) => sum + people, 0),
  )

const SAVED_MS = 5000
const VALIDATED_MS = 8000

/** What to say after saving, depending on the validation of the linked pairing, and whether an approval is gone by it. */
export function saidAfterSave(
  { status, validationResult }: Pick<ResponseOf<typeof saveNewsletter>, 'status' | 'validationResult'>,
  wasApproved: boolean,
): ToastMessage {
  const duration = SAVED_MS
  const its = words.newsletters.editor.save
  const title = its.saved
  const isBack = wasApproved && status === 'draft'
  if (validationResult && !validationResult.isValid) {
    const issues = isBack ? its.issuesAndBack : its.issues
    return { title, description: issues(validationResult.errors.length), tone: 'warning', duration }
  }
  const description = validationResult
    ? (isBack ? its.readyAndBack : its.ready)(validationResult.summary.usersWithMatches)
    : status === 'approved'
      ? its.approved
      : isBack
        ? its.back
        : its.plain
  return { title, description, tone: 'success', duration }
}

export type Validation = ResponseOf<typeof validateNewsletter>

/** How many people a send would reach. */
export const leftOf = ({ details }: Validation): number => details.totalUsers - details.alreadyMailed

/** The colour of what a validation found. */
export const VALIDATION_TONES = { valid: 'success', warning: 'warning', error: 'danger' } as const

/** What to say after Validate Matches: how many critical issues, and who lacks a match as long as they are few. */
export function saidAfterValidation({ message, validation, dangers, details }: Validation): ToastMessage {
  const { matchingErrors } = details
  const its = words.newsletters.validation
  const criticalErrors = [...dangers, ...details.criticalErrors]
  const sentences = [message]
  if (criticalErrors.length > 0) sentences.push(its.criticalSentence(criticalErrors.length))
  if (matchingErrors.length > 0 && matchingErrors.length <= 5) {
    const more = matchingErrors.length - 3
    const first = matchingErrors.slice(0, 3).map((one) => one.replace(/\.$/, ''))
    sentences.push(more > 0 ? its.missingMatchesAndMore(first, more) : its.missingMatches(first))
  }
  return {
    title: its.levels[validation.validationLevel] ?? its.levels.error,
    tone: VALIDATION_TONES[validation.validationLevel] ?? 'danger',
    description: sentences.filter(Boolean).join(' '),
    duration: VALIDATED_MS,
  }
}

interface Outcome {
  sent: number
  failed: number
  unknown: number
}

/** "Sent to 12 recipients. 10 successful, 2 failed." with the uncertain ones, if there are any. */
export function outcomeInWords({ sent, failed, unknown }: Outcome): string {
  const { outcome, outcomeWithUncertain } = words.newsletters.send
  return unknown > 0
    ? outcomeWithUncertain(sent + failed + unknown, sent, failed, unknown)
    : outcome(sent + failed, sent, failed)
}

/** Whether a send is not over yet. */
export const isOpenSend = (state: string | null | undefined): boolean =>
  OPEN_SEND_STATES.some((open) => open === state)

type Mailed = NonNullable<Newsletter['mailed']>

/** "1,778 of 2,905 sent", of a send that was cancelled or is paused. */
export function sentSoFar({
  sendState,
  mailed,
}: Pick<Newsletter, 'sendState' | 'mailed'>): string | undefined {
  if (!mailed || (sendState !== 'cancelled' && sendState !== 'paused')) return undefined
  return words.newsletters.send.soFar(mailed.sent, mailed.total)
}

const mayHaveIt = ({ unknown, handingOver }: Mailed) => unknown + handingOver

/** The text on the Send button with the number of people, once it is known: after a cancelled send only the others get the newsletter. */
export function sendLabel(
  { sendState, mailed }: Pick<Newsletter, 'sendState' | 'mailed'>,
  all: string,
  people?: number,
): string {
  const reached = mailed ? mailed.sent + mayHaveIt(mailed) : 0
  if (!mailed || sendState !== 'cancelled' || reached === 0)
    return people ? `${all} (${formats().digits(people)})` : all
  return words.newsletters.send.toOthers(mailed.total - reached)
}

/** What deleting a newsletter does, and how many people have it already. */
export function deletionInWords(mailed: Newsletter['mailed']): string {
  const its = words.newsletters.delete
  if (!mailed || mailed.sent + mayHaveIt(mailed) === 0) return its.unsent
  const uncertain = mayHaveIt(mailed)
  return uncertain > 0 ? its.sentAndUncertain(mailed.sent, uncertain) : its.sent(mailed.sent)
}

/** The text on the Send button while a send is open. */
export const sendingLabel = (state: string | null): string =>
  state === 'paused' ? words.newsletters.send.paused : words.newsletters.send.pending
