import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { getCurrentMatch } from '../shared/contract/pairings'
import { updateProfile } from '../shared/contract/people'
import { getCurrentUser } from '../shared/contract/sign-in'
import { type Clone, cloneDatabase } from './testing/app'
import { fillWith } from './testing/bench/fault-traffic'
import { on, type RunningInstance, startBuilt } from './testing/instances'
import { startLoad, startProxy } from './testing/round-robin'
import { buildCommit, versionBefore } from './testing/version-before'

const { name, commit, missing } = versionBefore()
let folder: string
let database: Clone
const running: RunningInstance[] = []

async function start(version: 'before' | 'today'): Promise<RunningInstance> {
  const { url, directUrl = '', ownerUrl } = database
  const env = {
    DATABASE_URL: url,
    DATABASE_DIRECT_URL: directUrl,
    DATABASE_OWNER_URL: ownerUrl,
    DRAIN_SECONDS: '1',
  }
  const instance = await startBuilt(
    env,
    version === 'before' ? { main: join(folder, 'dist/server/main.js') } : {},
  )
  running.push(instance)
  return instance
}

beforeAll(async () => {
  if (!commit) return
  folder = buildCommit(commit)
  database = await cloneDatabase('template1')
})
afterAll(async () => {
  await Promise.all(running.map((instance) => instance.end('SIGKILL')))
  await database?.drop()
  if (folder) rmSync(folder, { recursive: true })
})

/** Somebody among them runs the programme in a group. */
async function makeManager(): Promise<void> {
  const owner = new pg.Client(database.ownerUrl)
  await owner.connect()
  await owner.query(`
    with made as (
      insert into domain_groups (name, display_name, description, color, created_at, updated_at)
      values ('berlin', 'Berlin', '', '#3B82F6', now(), now()) returning id)
    insert into group_managers (domain_group_id, user_id, created_at)
    select made.id, users.id, now() from made, users where email = 'p0@example.com'`)
  await owner.end()
}

it.skipIf(missing)(
  `${missing ? `the version before (${missing})` : name} runs alongside this version, and again after it, and no request fails`,
  async () => {
    const old = await start('before')
    const { clients } = await fillWith(database.ownerUrl, old.url, 4)
    await makeManager()
    const proxy = await startProxy(old.url)
    await expect.poll(() => proxy.ready(), { interval: 20 }).toBe(1)
    const browsers = clients.map((client) => on(proxy, client))
    const profile = { firstName: 'P', lastName: 'Q', department: 'Other', matchingPreference: 'any' } as const
    const stopLoad = startLoad((turn) => {
      const browser = browsers[turn % browsers.length]!
      return turn % 3 === 0
        ? browser.call(updateProfile, { body: { ...profile, bio: String(turn) } })
        : turn % 3 === 1
          ? browsers[0]!.request('GET', '/api/admin/users?limit=5')
          : browser.call(getCurrentMatch)
    })
    let load: Awaited<ReturnType<typeof stopLoad>> | undefined
    const add = async (version: 'before' | 'today') => {
      const instance = await start(version)
      proxy.add(instance.url)
      await expect.poll(() => proxy.ready(), { interval: 20 }).toBe(2)
      await sleep(200)
      return instance
    }
    try {
      // The upgrade, and back.
      const today = await add('today')
      const [, other] = clients
      await on(today, other!).call(updateProfile, { body: { ...profile, bio: 'of today' } })
      expect((await other!.call(getCurrentUser)).status).toBe(200)
      expect(await old.end()).toBe(0)
      await add('before')
      expect(await today.end()).toBe(0)
    } finally {
      load = await stopLoad()
      await proxy.close()
    }
    expect(load.faults).toEqual([])
    expect(load.requests).toBeGreaterThan(50)
  },
)
