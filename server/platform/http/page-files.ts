import { readdir, readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import type { FastifyReply } from 'fastify'
import type { Context } from '../context/context'
import { hold } from '../database/hold'
import { PAGE_FILES_LOCK } from '../database/locks'
import { nothingHere } from './errors'
import { findPageFile, renewPageFiles, storePageFiles } from './page-files.queries'

/** How long a file may be kept whose name changes with its content. */
export const HASHED = 'public, max-age=31536000, immutable'

/** How long a page may stay open after a newer version was started. Later it asks its reader to reload. */
const KEPT_MS = 14 * 86_400_000

/** What the build makes, without the compressed forms. */
const TYPES: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'application/javascript; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.woff2': 'font/woff2',
}

/**
 * Stores the hashed files of this version's pages, before it serves them, so that instances of other versions have them too:
 * while versions change, a page and its files may come from different instances.
 */
export async function keepPageFiles({ db, clock }: Context, webRoot: string): Promise<void> {
  const folder = join(webRoot, 'assets')
  const names = (await readdir(folder).catch(() => [])).filter((name) => extname(name) in TYPES)
  if (names.length === 0) return
  const now = clock.now()
  await db.transaction(async (tx) => {
    await hold(tx, PAGE_FILES_LOCK)
    const stored = await renewPageFiles(tx, names, { now, oldest: new Date(now.getTime() - KEPT_MS) })
    const files = names
      .filter((name) => !stored.has(name))
      .map(async (name) => ({ name, content: await readFile(join(folder, name)) }))
    if (files.length > 0) await storePageFiles(tx, await Promise.all(files))
  })
}

/** Sends a hashed file of another version. */
export async function sendPageFile(
  { db }: Context,
  name: string,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const type = TYPES[extname(name)]
  const content = type && (await findPageFile(db, name))
  if (!content) throw nothingHere()
  return reply.header('cache-control', HASHED).type(type).send(content)
}
