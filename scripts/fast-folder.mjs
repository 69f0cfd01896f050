import { accessSync, chmodSync, constants, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { freemem, tmpdir } from 'node:os'
import { join } from 'node:path'

const inMemory = '/dev/shm'
const room = 6 * 2 ** 30

/**
 * Where the tests keep what they throw away: in memory where there is room for it and programs may run from it, else the
 * system's temporary folder. On a disk, each of some three hundred databases costs a third of a second to make and to drop.
 */
export function fastFolder() {
  return isRoomy() && mayRunPrograms() ? inMemory : tmpdir()
}

function isRoomy() {
  try {
    const { bavail, bsize } = statfsSync(inMemory)
    return bavail * bsize > room && freemem() > room
  } catch {
    return false
  }
}

function mayRunPrograms() {
  let folder
  try {
    folder = mkdtempSync(join(inMemory, 'cup-'))
    const program = join(folder, 'program')
    writeFileSync(program, '')
    chmodSync(program, 0o755)
    accessSync(program, constants.X_OK)
    return true
  } catch {
    return false
  } finally {
    if (folder) rmSync(folder, { recursive: true, force: true })
  }
}
