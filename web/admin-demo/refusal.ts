/** Why the demo does not do something: the same words and numbers as a server's. */
export class Refusal extends Error {
  override name = 'Refusal'

  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message)
  }
}
