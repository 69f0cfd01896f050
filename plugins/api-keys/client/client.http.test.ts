import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { gzipSync } from 'node:zlib'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeKey } from '../contract'
import { type Scope } from '../../../shared/scopes'
import { pairings } from '../../../server/tables/pairings.tables'
import { users } from '../../../server/tables/people.tables'
import { startApp, type TestApp } from '../../../server/testing/app'
import { addPeople, adminClient, allow } from '../../../server/testing/factories'

const run = promisify(execFile)
/** At most so large, compressed. */
const MOST_BYTES = 7 * 1024

let app: TestApp
let folder: string
let client: string
let examples: string[]
beforeAll(async () => {
  app = await startApp()
  await allow(app)
  folder = await mkdtemp(join(tmpdir(), 'client-'))
  // Where a program finds it that has installed it.
  client = join(folder, 'node_modules/cup-of-joe-client')
  await run(process.execPath, ['scripts/client.mjs', client])
  const readme = await readFile(join(client, 'README.md'), 'utf8')
  const [, ...shown] = Array.from(
    readme.matchAll(/```js\n([^`]*(?:`[^`\n]+`[^`]*)*)```/g),
    ([, code]) => code!,
  )
  examples = shown
})
afterAll(async () => {
  await app?.stop()
  await rm(folder, { recursive: true, force: true })
})

let keys = 0
async function keyOf(scope: Scope): Promise<string> {
  keys += 1
  const admin = await adminClient(app)
  return (await admin.call(makeKey, { body: { name: `Key ${keys}`, scopes: [scope] } })).body.key
}

/** Runs an example of the README as a program of its own; returns what it prints. */
async function runExample(place: number, key: string, env: Record<string, string> = {}): Promise<string> {
  const file = join(folder, `example-${place}.mjs`)
  await writeFile(file, examples[place]!)
  const { stdout } = await run(process.execPath, [file], { env: { JOE_URL: app.url, JOE_KEY: key, ...env } })
  return stdout
}

test('the client is at most 7 KB, compressed', async () => {
  expect(gzipSync(await readFile(join(client, 'index.js'))).length).toBeLessThan(MOST_BYTES)
})

test('a round is made from a script once, however often it runs, and another script reads the people left out', async () => {
  await addPeople(
    app,
    Array.from({ length: 7 }, () => ({})),
  )
  const key = await keyOf('rounds')
  const first = await runExample(1, key)
  expect(first).toContain('3 pairs')
  expect(await runExample(1, key)).toBe(first)
  const made = await app.context.db.select().from(pairings)
  expect(made).toHaveLength(1)
  const said = await runExample(0, await keyOf('read'))
  expect(said.trim().split('\n')).toHaveLength(1)
  expect(said).toContain(`${made[0]!.name}: First`)
})

test('people come in from an HR file, and a faulty row is named', async () => {
  const file = join(folder, 'people.csv')
  await writeFile(file, 'email,first_name,last_name\nlin.chen@example.com,Lin,Chen\nno address,Nobody,Here\n')
  const said = await runExample(2, await keyOf('people'), { HR_FILE: file })
  expect(said).toContain('1 × ')
  const [lin] = await app.context.db.select().from(users).where(eq(users.email, 'lin.chen@example.com'))
  expect(lin).toMatchObject({ firstName: 'Lin', lastName: 'Chen' })
})

test('a copy of everybody is kept up to date by a script', async () => {
  const file = join(folder, 'copy.json')
  const key = await keyOf('read')
  const copied = async () => (await runExample(3, key, { COPY_FILE: file })).trim()
  const before = await copied()
  await addPeople(app, [{ firstName: 'Newest' }])
  const after = await copied()
  expect(Number.parseInt(after)).toBe(Number.parseInt(before) + 1)
  expect(await readFile(file, 'utf8')).toContain('"Newest"')
})

test('the examples are right by the types, and a call that does not exist is not', async () => {
  await mkdir(join(folder, 'typed'), { recursive: true })
  const tsc = resolve('node_modules/typescript/bin/tsc')
  const check = async (code: string) => {
    const file = join(folder, 'typed/example.mjs')
    await writeFile(file, code)
    const options = [
      '--noEmit',
      '--allowJs',
      '--checkJs',
      '--strict',
      'false',
      '--skipLibCheck',
      '--module',
      'nodenext',
    ]
    const types = ['--types', 'node', '--typeRoots', resolve('node_modules/@types'), '--target', 'es2023']
    return run(process.execPath, [tsc, ...options, ...types, file]).catch(({ stdout }) => ({ stdout }))
  }
  for (const example of examples) expect((await check(example)).stdout).toBe('')
  const wrong = examples[1]!.replace('generate-pairing', 'generate-pairs')
  expect((await check(wrong)).stdout).toContain('error TS')
})
