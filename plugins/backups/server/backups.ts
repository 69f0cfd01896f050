import { Cron } from 'croner'
import type { Context } from '../../../server/platform/context/context'
import { readInstallation, writeInstallation } from '../../../server/platform/database/installation'
import { alone } from '../../../server/platform/database/lock'
import type { Plugin } from '../../../server/platform/plugin'
import { StartError } from '../../../server/platform/process/start-error'
import { notifyAdmins } from '../../../server/sign-in/notice.email'
import { failedBackupMail } from './failed-backup.email'
import { type BackupSettings, backupSettings } from './settings'
import { assertWritable, writeBackup } from './write-backup'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const KEY = 'backups'

interface State {
  /** When the last try began; the next time of the plan after it is due. ISO 8601 */
  triedAt: string
  /** The last one that was written and read back. */
  good: { at: string; file: string; bytes: number } | null
  /** Since when none succeeds, why, and when administrators were told. */
  failing: { since: string; reason: string; toldAt: string } | null
}

const readState = ({ db }: Pick<Context, 'db'>) => readInstallation<State>(db, KEY)

/** Whether a backup is due: by the plan, or an hour after one that failed. */
function isDue({ at }: BackupSettings, state: State, { clock }: Context): boolean {
  const now = clock.now().getTime()
  const tried = new Date(state.triedAt)
  if (state.failing && now - tried.getTime() >= HOUR_MS) return true
  const next = new Cron(at, { timezone: clock.timeZone, paused: true }).nextRun(tried)
  return next !== null && next.getTime() <= now
}

/** Writes the backup that is due, on one instance. Returns whether one was. A failure is stored, and told once a day. */
export const backUpWhenDue = (
  context: Context,
  settings: BackupSettings,
  signal = new AbortController().signal,
): Promise<boolean> =>
  alone(context.database, async (tryLock) => {
    if (!(await tryLock('back up'))) return false
    const { db, clock, config, log } = context
    const now = clock.now()
    const at = now.toISOString()
    const known = await readState(context)
    const store = (state: State) => writeInstallation(db, KEY, state, clock.now())
    // The plan counts from the moment it is there.
    if (!known) await store({ triedAt: at, good: null, failing: null })
    if (!known || !isDue(settings, known, context)) return false
    try {
      const written = await writeBackup(config, settings, now, signal)
      await store({ triedAt: at, good: { at, ...written }, failing: null })
      log.info(written, 'a backup was written and read back')
    } catch (error) {
      if (signal.aborted) return false
      const reason = error instanceof StartError ? error.message : (error as Error).message
      log.error({ reason }, 'no backup was written')
      const { since = at, toldAt = '' } = known.failing ?? {}
      const isTold = toldAt !== '' && now.getTime() - Date.parse(toldAt) < 24 * HOUR_MS
      await store({ ...known, triedAt: at, failing: { since, reason, toldAt: isTold ? toldAt : at } })
      if (!isTold) await notifyAdmins(context, (words, to) => failedBackupMail(config, words, reason, to))
    }
    return true
  })

/** Backups are written by themselves, and read back (docs/operate/backups.md). */
export const backups: Plugin = {
  name: 'backups',
  settings: backupSettings,
  check(config) {
    const settings = backupSettings.of(config)
    const look = async () => {
      await assertWritable(settings!.folder)
      return `${settings!.folder} can be written.`
    }
    return settings && { what: 'Backups', look }
  },
  start(context) {
    const settings = backupSettings.of(context.config)
    if (!settings) return { stop: () => Promise.resolve() }
    if (context.config.mode === 'production' && !settings.recipient)
      context.log.warn(
        'Backups are not encrypted: whoever reads BACKUP_DIR reads everything. Set BACKUP_RECIPIENT.',
      )
    const stopping = new AbortController()
    const look = () =>
      backUpWhenDue(context, settings, stopping.signal).catch((error: Error) =>
        context.log.error({ err: error }, 'backups could not be looked at'),
      )
    let running: Promise<unknown> = look()
    const timer = setInterval(() => {
      running = running.then(look)
    }, MINUTE_MS)
    return {
      async stop() {
        clearInterval(timer)
        stopping.abort()
        await running
      },
    }
  },
  async health(context, words) {
    const settings = backupSettings.of(context.config)
    if (!settings) return null
    const texts = words.responses.backups.health
    const { good, failing } = (await readState(context)) ?? { good: null, failing: null }
    const size = good ? texts.size((good.bytes / 1_000_000).toFixed(1)) : texts.notYet
    return {
      title: texts.title,
      status: failing ? 'degraded' : 'operational',
      label: failing ? texts.failing : size,
      detail: failing
        ? `${failing.reason} ${texts.triedAgain}`
        : settings.recipient
          ? texts.sealed
          : texts.open,
      readAt: good?.at ?? null,
      failingSince: failing?.since ?? null,
    }
  },
  async measure(context) {
    const state = backupSettings.of(context.config) && (await readState(context))
    if (!state?.good) return []
    const age = (context.clock.now().getTime() - Date.parse(state.good.at)) / 1000
    return [
      ['backup_age_seconds', 'Since the last backup that was read back.', age],
      ['backup_bytes', 'Size of that backup.', state.good.bytes],
    ]
  },
}
