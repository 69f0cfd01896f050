/** The product can't start (or go on) for a reason its operator can mend: main prints the message alone, no stack, and exits 1. */
export class StartError extends Error {
  override readonly name = 'StartError'
}
