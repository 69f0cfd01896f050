type Cause = Error & { code?: unknown; syscall?: string; constraint?: string }

/** An error, what caused it, and so on to the innermost. */
export const causesOf = (error: unknown): Cause[] =>
  error instanceof Error ? [error, ...causesOf(error.cause)] : []
