import type { ReactNode } from 'react'
import type { Language } from '../shared/languages/languages'
import type { account } from './en/account'
import type { dashboard } from './en/dashboard'
import type { demo } from './en/demo'
import type { figures } from './en/figures'
import type { inRounds } from './en/in-rounds'
import type { landing } from './en/landing'
import type { mail } from './en/mail'
import type { member } from './en/member'
import type { month } from './en/month'
import type { newsletters } from './en/newsletters'
import type { people } from './en/people'
import type { responses } from './en/responses'
import type { rounds } from './en/rounds'
import type { rules } from './en/rules'
import type { shell } from './en/shell'
import type { tools } from './en/tools'
import type { visitor } from './en/visitor'

/** What another language has to say: each text of the English dictionary, with the same arguments, and nothing else. */
export type Worded<E> = E extends string
  ? string
  : E extends (...given: infer Given) => infer Made
    ? (...given: Given) => Made extends string ? string : Sentence
    : { readonly [Name in keyof E]: Worded<E[Name]> }

/** Texts in place of some of a dictionary, at the same places of it. */
export type Instead<W> = W extends string | ((...given: never[]) => unknown) | readonly unknown[]
  ? W
  : { readonly [Name in keyof W]?: Instead<W[Name]> }

/** How a language says coffee, in lower case, and what stands in its place for a lunch and for a tea. */
export type Meals = Readonly<Record<string, readonly [lunch: string, tea: string]>>

/** A sentence with parts that are more than text, such as a link. */
export type Sentence = ReactNode[]

/**
 * The parts of a dictionary, by who reads them; the browser loads one when a screen needs it. English says what there is,
 * and what each text is given.
 */
export interface Words {
  /** What is around every page: frames, notices, titles. */
  shell: Worded<typeof shell>
  /** The front page. */
  landing: Worded<typeof landing>
  /** What it looks like, with made-up people. */
  demo: Worded<typeof demo>
  /** Signing in, where links of mails arrive, and the other pages of people who are not signed in. */
  visitor: Worded<typeof visitor>
  /** What is wrong with what somebody entered. */
  rules: Worded<typeof rules>
  /** What employees see: their hub, profile, matches and coffees. */
  member: Worded<typeof member>
  /** The frame of the dashboard, its commands, and what several tabs show. */
  dashboard: Worded<typeof dashboard>
  /** This Month, rounds, matches and the programme. */
  rounds: Worded<typeof rounds>
  /** Newsletters: the list, the editor, the send. */
  newsletters: Worded<typeof newsletters>
  /** Who takes part: users, changes of many, the import, invitations. */
  people: Worded<typeof people>
  /** Departments, groups, the whitelist, images, mail logs, inquiries, the audit log. */
  tools: Worded<typeof tools>
  /** Analytics & Metrics. */
  figures: Worded<typeof figures>
  /** An administrator’s own account and second factor. */
  account: Worded<typeof account>
}
export type Part = keyof Words

/** The parts that only the server reads: in all languages at once. */
export interface CoreWords {
  meals: Meals
  /** Every mail, and the calendar entries that go along. */
  mail: Worded<typeof mail> & { language: Language }
  /** Where the steps of a month stand. */
  month: Worded<typeof month>
  /** What its responses say: why a call is refused, and what was done. */
  responses: Worded<typeof responses>
}
/** What the plugins say, by their names; each declares its own. */
// oxlint-disable-next-line typescript/no-empty-interface, typescript/no-empty-object-type -- filled by the plugins
export interface PluginWords {}
/** All that the server says: plugins stand among its mails and its responses. */
export interface ServerWords extends CoreWords {
  mail: CoreWords['mail'] & PluginWords
  responses: CoreWords['responses'] & PluginWords
}
/** What the server says in place of these words where rounds are not those of months: all that English replaces, and more where a language has to. */
export type InRounds = Worded<typeof inRounds> & Instead<ServerWords>
export type MailWords = ServerWords['mail'] & {
  /** The programme that a mail is about, where it has another name than the product. */
  brand?: { name: string; colour: string }
}
export type Responses = ServerWords['responses']
