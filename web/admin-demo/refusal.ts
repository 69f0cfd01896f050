import type { ErrorCode } from '../../shared/error-codes'

/** Why the demo does not do something: the same words and numbers as a server's, with a code where a screen looks at it. */
export class Refusal extends Error {
  override name = 'Refusal'

  constructor(
    readonly status: number,
    message: string,
    readonly code?: ErrorCode,
  ) {
    super(message)
  }
}
