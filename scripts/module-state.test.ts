import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { filesBelow, root } from './sources.mjs'

/** At the top of a module: a variable, or a constant that is made empty and can only be meant to be filled later. */
const STATE =
  /^(?:export )?(?:let (\w+)|const (\w+)(?:: [^=]+)? = (?:new (?:Weak)?(?:Map|Set)(?:<.*>)?\(\)|new \w+Thread\(|\[\]|\{\}|takingTurns\(|whileFinding).*$)/gm

/** What belongs to the process or to its files, so that it is the same for every installation. */
const OF_THE_PROCESS = new Set([
  'server/images/images.routes.ts assets',
  'server/images/decoder.ts inTurn',
  'plugins/scim/server/save-user.ts inTurn',
  'server/mail/outbox/outbox-reader.ts kept',
  'server/main.ts patienceMs',
  'server/main.ts drainMs',
  'server/main.ts isStopping',
  'server/main.ts stopping',
  'plugins/calendars/server/read-company.ts tokens',
  'server/sign-in/admins/passwords.ts estimator',
  'server/sign-in/admins/passwords.ts inTurn',
])

test('no module keeps what belongs to an installation: that is kept by its context, or in the database', () => {
  const sources = filesBelow(
    ['server', 'plugins', 'shared', 'matching'],
    (path) => /\.tsx?$/.test(path) && !/\.(test|bench)\.|\/testing\//.test(path),
  )
  const found = sources.flatMap((path) =>
    [...readFileSync(join(root, path), 'utf8').matchAll(STATE)].map(
      ([, variable, constant]) => `${path} ${variable ?? constant}`,
    ),
  )
  expect(new Set(found)).toEqual(OF_THE_PROCESS)
})
