/** A fault of the input or the arguments: one line for the person at the terminal, exit code 1. */
export class InputError extends Error {
  override name = 'InputError'
}

/** What to say when the system refuses a file. */
export function fileFault(file: string, error: unknown): InputError {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  const why: Record<string, string> = {
    ENOENT: 'no such file',
    EACCES: 'no permission',
    EISDIR: 'it is a folder',
    ENOTDIR: 'its folder is a file',
  }
  return new InputError(
    `${file}: expected a file that can be opened, but ${why[code] ?? (code || String(error))}`,
  )
}
