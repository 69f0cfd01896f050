import { calendars as english } from '../../../languages/en/responses/calendars'
import type { Responses } from '../../../languages/words'

type Texts = Responses['calendars']

/** What is to be said of a calendar, as it is stored: the name of a text, with what it is given. */
export type CalendarNote = {
  [Name in keyof Texts]: Texts[Name] extends (...given: infer Given) => string ? [Name, ...Given] : [Name]
}[keyof Texts]

export function noteIn(texts: Texts, [name, ...given]: CalendarNote): string {
  const text = texts[name] as string | ((...values: unknown[]) => string)
  return typeof text === 'string' ? text : text(...given)
}

/** A note that was stored. One that is no note of ours was stored in words, by an earlier version. */
export function storedNoteIn(texts: Texts, stored: string): string {
  try {
    return noteIn(texts, JSON.parse(stored))
  } catch {
    return stored
  }
}

/** Why a calendar can't be read, for the person who connected it. It holds no secret and nothing of its content. */
export class CalendarFault extends Error {
  override readonly name: string = 'CalendarFault'
  readonly note: CalendarNote
  constructor(...note: CalendarNote) {
    super(noteIn(english, note))
    this.note = note
  }
}

/** A host that nothing could be exchanged with: no address, no connection, no valid certificate, or no reply in time. */
export class Unreachable extends CalendarFault {
  constructor(
    readonly host: string,
    ...note: CalendarNote
  ) {
    super(...note)
  }
}
