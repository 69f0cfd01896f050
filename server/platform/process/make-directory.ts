import { mkdir, stat } from 'node:fs/promises'
import { dirname } from 'node:path'

/**
 * Makes a directory and those above it that are missing. Node's own recursive mkdir never ends where the system reports
 * "no such file" for a directory whose parent is there (below /proc, or on some network drives).
 * @param mode of the directory if it is made; those above it get the usual one
 * @returns whether it was made
 * @throws the system's error for what cannot be made
 */
export async function makeDirectory(path: string, mode?: number): Promise<boolean> {
  try {
    await mkdir(path, mode)
    return true
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOENT' && dirname(path) !== path) {
      await makeDirectory(dirname(path))
      return mkdir(path, mode).then(
        () => true,
        (again: unknown) => assertDirectory(path, again),
      )
    }
    return assertDirectory(path, error)
  }
}

/** Whether it is there in spite of the error: another process may just have made it. */
async function assertDirectory(path: string, error: unknown): Promise<false> {
  const found = await stat(path).catch(() => undefined)
  if (!found?.isDirectory()) throw error
  return false
}
