import { wordsIn } from '../../languages/server'
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { build } from 'esbuild'
import { sql } from 'drizzle-orm'
import type { Config } from '../platform/context/config'
import type { OpenDatabase, Transaction } from '../platform/database/database'
import { insertSend } from '../mail/engine/sends.queries'
import { messageId } from '../mail/message-id'
import { snapshotOf } from '../newsletters/snapshot'
import { wakeInstances } from '../mail/engine/rows.queries'
import { sampleNewsletter } from './sample-newsletter'

/** A send of a real newsletter to so many invented people (person0@… and so on), queued. */
export async function queueSend(database: OpenDatabase, config: Config, count: number, now: Date) {
  const newsletterId = crypto.randomUUID()
  const snapshot = snapshotOf(sampleNewsletter({ id: newsletterId }), config, wordsIn('en').mail)
  const address = (index: number) => `person${index}@example.com`
  const addresses = Array.from({ length: count }, (_, index) => address(index))
  return database.db.transaction(async (tx) => {
    const people = await addPeople(tx, addresses, now)
    const sendId = await insertSend(
      tx,
      {
        newsletterTitle: 'December 2026',
        month: 12,
        year: 2026,
        snapshot,
        state: 'queued',
        totalMatches: count / 2,
        validatedMatches: count / 2,
        totalRecipients: count,
        createdAt: now,
      },
      Array.from({ length: count }, (_, index) => {
        const partner = index % 2 === 0 ? index + 1 : index - 1
        return {
          userId: people.get(address(index)),
          email: address(index),
          matchEmail: address(partner),
          matchValidated: true,
          validationIssues: [],
          values: {
            firstName: `Person ${index}`,
            matchId: '',
            partnerName: `Partner ${partner}`,
            partnerEmail: address(partner),
            partnerMailto: address(partner),
            department: 'Engineering',
            bio: 'Likes long walks, short meetings and coffee of any length.',
            why: ['You both said anyone is welcome.', 'You have never met.'],
            hasWhy: 'yes',
            initial: 'P',
            photo: '',
          },
          messageId: messageId(config.mailFrom, newsletterId, String(index)),
          state: 'waiting' as const,
          nextAttemptAt: now,
        }
      }),
    )
    await wakeInstances(tx, sendId)
    return sendId
  })
}

/** Accounts with these addresses, if they have none yet, whom the whitelist covers; by their addresses. */
async function addPeople(tx: Transaction, emails: string[], at: Date): Promise<Map<string, string>> {
  const some = sql`unnest(${sql.param(emails)}::text[]) as one(email)`
  await tx.execute(sql`
    insert into allowed_emails (email, domain, added_by, reason, created_at, updated_at)
    values ('*@example.com', 'example.com', 'test', '', ${at}, ${at}) on conflict do nothing`)
  await tx.execute(sql`
    insert into users (email, is_validated, needs_profile_setup, created_at, updated_at)
    select email, true, false, ${at}, ${at} from ${some} on conflict do nothing`)
  const { rows } = await tx.execute<{ id: string; email: string }>(
    sql`select id, email from users join ${some} using (email)`,
  )
  return new Map(rows.map(({ id, email }) => [email, id]))
}

/** How many recipients of a send are in which state. */
export async function statesOf({ db }: OpenDatabase, sendId: string): Promise<Record<string, number>> {
  const { rows } = await db.execute<{ state: string; count: number }>(
    sql`select state, count(*)::int as count from send_recipients where send_id = ${sendId} group by state`,
  )
  return Object.fromEntries(rows.map(({ state, count }) => [state, count]))
}

export async function stateOfSend({ db }: OpenDatabase, sendId: string): Promise<string> {
  const { rows } = await db.execute<{ state: string }>(sql`select state from sends where id = ${sendId}`)
  return rows[0]?.state ?? ''
}

/** Tests and benches run in the checkout, wherever their own bundle is. */
const root = process.cwd()

let bundles = 0

/**
 * Bundles an entry of the server for a process of its own, changed by `mutate` to see whether a test would notice;
 * returns the bundle's path.
 */
export async function bundled(entry: string, mutate?: (code: string) => string): Promise<string> {
  bundles += 1
  const name = entry.replaceAll('/', '-').replace(/\.ts$/, '')
  const outfile = resolve(root, `dist/run/${name}-${process.pid}-${bundles}.mjs`)
  await build({
    entryPoints: [resolve(root, entry)],
    outfile,
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    packages: 'external',
    jsx: 'automatic',
    logLevel: 'error',
  })
  if (mutate) {
    const code = await readFile(outfile, 'utf8')
    const mutated = mutate(code)
    if (mutated === code) throw new Error('The mutation found nothing to change')
    await writeFile(outfile, mutated)
  }
  return outfile
}

/** Starts a bundle as a process, and waits for its first line. */
export async function startProcess(
  bundle: string,
  env: Record<string, string>,
): Promise<{ child: ChildProcess; firstLine: string }> {
  const child = spawn(process.execPath, [bundle], {
    // As an evaluation, whatever the tests themselves run as.
    env: { ...process.env, NODE_ENV: undefined, ...env },
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const [line] = (await once(child.stdout, 'data')) as [Buffer]
  return { child, firstLine: line.toString().trim() }
}
