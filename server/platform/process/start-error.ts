/** The product can't start (or go on) for a reason its operator can fix: main prints only the message, without a stack, and exits with 1. */
export class StartError extends Error {
  override readonly name = 'StartError'
}
