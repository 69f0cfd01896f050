import type { Reason } from '../../../languages/reasons'
import type { PluginWords } from '../../../languages/words'
import { server as english } from '../words/en'

type Texts = PluginWords['calendars']['problems']
/** The name of a text about calendars, with what it is given. */
export type FaultText = {
  [Name in keyof Texts]: Texts[Name] extends (...given: infer Given) => string ? [Name, ...Given] : [Name]
}[keyof Texts]

/** Why a calendar can't be read, for the person who connected it. It holds no secret and nothing of its content. */
export class CalendarFault extends Error {
  override readonly name: string = 'CalendarFault'
  readonly told: FaultText
  constructor(...told: FaultText) {
    const [name, ...given] = told
    const text = english.problems[name] as string | ((...values: unknown[]) => string)
    super(typeof text === 'string' ? text : text(...given))
    this.told = told
  }

  get reason(): Reason {
    const [name, ...args] = this.told
    return { code: `calendars.problems.${name}`, args } as Reason
  }
}

/** A host that nothing could be exchanged with: no address, no connection, no valid certificate, or no reply in time. */
export class Unreachable extends CalendarFault {
  constructor(
    readonly host: string,
    ...told: FaultText
  ) {
    super(...told)
  }
}
