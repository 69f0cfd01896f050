/** Why a calendar can't be read, in words for whoever connected it. They hold no secret and nothing of its content. */
export class CalendarFault extends Error {
  override readonly name = 'CalendarFault'
}
