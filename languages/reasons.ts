import { mapValues } from '../shared/map-values'
import { type TopicTexts, topicIn } from '../shared/topics'
import type { MailWords, PluginWords, Responses } from './words'

/** The texts that a reason can be. */
type MailTexts = Pick<MailWords, 'why' | 'matching'>
type Some<Name extends keyof Responses, Key extends keyof Responses[Name]> = Record<
  Name,
  Pick<Responses[Name], Key>
>
/** Problems of plugins. */
type PluginTexts = {
  [Name in keyof PluginWords]: PluginWords[Name] extends { problems: infer Problems }
    ? { problems: Problems }
    : unknown
}
type Texts = MailTexts &
  PluginTexts &
  Pick<Responses, 'cycle'> &
  Some<'imports', 'read' | 'noEmployeeFile' | 'badEmployeeFile'> &
  Some<'importRows', 'file' | 'faults'> &
  Some<'month', 'archived' | 'pairingDeleted'> &
  Some<
    'newsletters',
    | 'approvedAlready'
    | 'approveFirst'
    | 'dangers'
    | 'everybodyHasIt'
    | 'isBeingSent'
    | 'linkFirst'
    | 'noMatches'
    | 'notes'
    | 'nobodyTakesPart'
    | 'sentAlready'
    | 'stillTaking'
    | 'uncertainBusy'
    | 'uncertainPaused'
    | 'wasSent'
  > &
  Some<'pairings', 'inAnotherRound' | 'made' | 'noPair' | 'pairedAlready' | 'stillActive' | 'tooFew'> &
  Some<'platform', 'notFound'>

/** Somebody, by their id: their name is said as it is when it is read. */
interface Person {
  person: string
}

/** A day, said in full. */
interface Day {
  at: string
  timeZone: string
}

/** In place of a text there may be another reason; where it has a name, also a list of reasons. */
/** A topic, said by its name. */
interface OfTopic {
  topic: TopicTexts
}

type Given<Arg> = Arg extends string
  ? string | Person | Day | Reason | OfTopic
  : Arg extends number | boolean | null | undefined
    ? Arg
    : { [Name in keyof Arg]: Given<Arg[Name]> }
type Named<Args> = {
  [Name in keyof Args]: Given<Args[Name]> | (string extends Args[Name] ? (Reason | OfTopic)[] : never)
}
type ArgsOf<Args extends unknown[]> = Args extends [infer Arg extends object]
  ? Arg extends readonly unknown[]
    ? Given<Args>
    : Named<Arg>
  : Given<Args>

type ReasonOf<All, Path extends string = ''> = {
  [Name in keyof All & string]: All[Name] extends string
    ? { code: `${Path}${Name}`; args?: undefined }
    : All[Name] extends (...given: infer Args) => string
      ? { code: `${Path}${Name}`; args: ArgsOf<Args> }
      : ReasonOf<All[Name], `${Path}${Name}.`>
}[keyof All & string]

/**
 * Something that is stored and said later, in the language of who reads it: the place of a text in the dictionaries, and what
 * it is given. `args` hold numbers, months, names of departments and ids of people, never a name or an address of a person.
 */
export type Reason = ReasonOf<Texts>
/** One that mails say, too. */
export type MailReason = ReasonOf<MailTexts>

type NameOf = (person: string) => string
type Words = { mail: MailWords; responses: Responses }
type Text = string | ((...given: unknown[]) => string)

/**
 * A reason in words, or several as the sentences of one text.
 * @param nameOf the names of the people whom it is about, by id
 */
export function reasonText(words: Words, reason: Reason | readonly Reason[], nameOf?: NameOf): string
export function reasonText(
  words: Pick<Words, 'mail'>,
  reason: MailReason | readonly MailReason[],
  nameOf?: NameOf,
): string
export function reasonText(
  words: Pick<Words, 'mail'> & Partial<Words>,
  reason: Reason | readonly Reason[],
  nameOf: NameOf = (person) => person,
): string {
  if (!('code' in reason)) return reason.map((one) => reasonText(words as Words, one, nameOf)).join(' ')
  const { mail, responses } = words
  const given = (value: unknown, name?: string): unknown => {
    if (Array.isArray(value)) {
      const all = value.map((one) => given(one))
      return name ? mail.listed(all as string[]) : all
    }
    if (typeof value === 'string') return name === 'month' ? mail.dates.month(value) : mail.isolated(value)
    if (typeof value !== 'object' || value === null) return value
    const told = value as Person | Day | Reason | OfTopic
    if ('topic' in told) return mail.isolated(topicIn(told.topic, mail.language).name)
    if ('person' in told) return mail.isolated(nameOf(told.person))
    return 'at' in told
      ? mail.dates.longDay(told.at, told.timeZone)
      : reasonText(words as Words, told, nameOf)
  }
  const texts: object = { ...responses, why: mail.why, matching: mail.matching }
  const text = reason.code
    .split('.')
    .reduce<unknown>((part, name) => (part as Record<string, unknown>)[name], texts) as Text
  if (typeof text === 'string') return text
  const { args } = reason as { args: unknown }
  return Array.isArray(args)
    ? text(...args.map((arg) => given(arg)))
    : text(mapValues(args as Record<string, unknown>, given))
}

/** The ids of the people in something that holds reasons. */
export const peopleIn = (holder: unknown): string[] => {
  if (typeof holder !== 'object' || holder === null) return []
  return 'person' in holder ? [(holder as Person).person] : Object.values(holder).flatMap(peopleIn)
}

/** The topics that a reason names. */
export const topicsIn = (reason: MailReason): TopicTexts[] =>
  reason.code === 'why.topics' || reason.code === 'why.tableTopics'
    ? [reason.args.names]
        .flat()
        .flatMap((one) => (typeof one === 'object' && 'topic' in one ? [one.topic] : []))
    : []
