import type { ReactNode } from 'react'
import type { Language } from '../shared/languages/languages'
import type { demo } from './en/demo'
import type { landing } from './en/landing'
import type { mail } from './en/mail'
import type { member } from './en/member'
import type { shell } from './en/shell'
import type { visitor } from './en/visitor'

/** What another language has to say: each text of the English dictionary, with the same arguments, and nothing else. */
export type Worded<E> = E extends string
  ? string
  : E extends (...given: infer Given) => infer Made
    ? (...given: Given) => Made extends string ? string : Sentence
    : { readonly [Name in keyof E]: Worded<E[Name]> }

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
  /** What employees see: their hub, profile, matches and coffees. */
  member: Worded<typeof member>
}
export type Part = keyof Words

/** The parts that only the server reads: in all languages at once. */
export interface ServerWords {
  /** Every mail, and the calendar entries that go along. */
  mail: Worded<typeof mail> & { language: Language }
}
export type MailWords = ServerWords['mail']
