/** Why a calendar can't be read, in words for the person who connected it. They hold no secret and nothing of its content. */
export class CalendarFault extends Error {
  override readonly name = 'CalendarFault'
}

/** A host that nothing could be exchanged with: no address, no connection, no valid certificate, or no reply in time. */
export class Unreachable extends CalendarFault {
  constructor(
    readonly host: string,
    message: string,
  ) {
    super(message)
  }
}
