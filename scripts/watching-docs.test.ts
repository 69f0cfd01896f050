import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { documented, faultOf } from '../server/testing/checked-log'
import { MEASURES, PREFIX } from '../server/platform/watching/measures'
import { filesBelow, root } from './sources.mjs'

const read = (path: string): string => readFileSync(join(root, path), 'utf8')

/** Each call of the log in the sources: what stands between its parentheses. */
const calls = filesBelow(
  ['server', 'plugins'],
  (path) => /(?<!\.(?:test|bench))\.tsx?$/.test(path) && !path.includes('/testing/'),
)
  // What every chat says is explained of Slack.
  .map((path) => read(path).replaceAll(/`([^`\n]*)\$\{(?:chat\.)?title\}([^`\n]*)`/g, "'$1Slack$2'"))
  .flatMap((source) =>
    [...source.matchAll(/\blog\.(?:info|warn|error|fatal|debug)\(/g)].map(({ index, 0: begin }) =>
      within(source.slice(index + begin.length)),
    ),
  )

function within(text: string): string {
  let depth = 1
  for (let index = 0; index < text.length; index += 1) {
    const letter = text[index]
    depth += letter === '(' ? 1 : letter === ')' ? -1 : 0
    if (depth === 0) return text.slice(0, index)
  }
  return text
}

test('the documents explain every event that the log names', () => {
  const events = calls.flatMap((call) => {
    const text = /'((?:[^'\\])*)',?\s*$/.exec(call)?.[1]
    return text && !/\. /.test(text) ? [text] : []
  })
  expect(events.length).toBeGreaterThan(35)
  // `refused` and `call` are one line of the source.
  const named = documented('event')
  expect(events.filter((event) => !named.includes(event))).toEqual([])
  const sources = calls.join('\n') + read('server/main.ts') + read('server/platform/http/errors.ts')
  const unknown = named.filter((event) => !sources.includes(`'${event}'`) && !event.startsWith('telemetry'))
  expect(unknown).toEqual([])
})

test('the documents explain every field that the log has', () => {
  const fields = calls.flatMap((call) => {
    const object = /^\s*\{([^{}]*)\}/.exec(call)?.[1] ?? ''
    return object
      .split(',')
      .map((part) => part.trim().split(/[:\s]/)[0]!)
      .filter((name) => /^\w+$/.test(name))
  })
  expect(fields).toContain('cycle')
  const named = documented('field')
  expect([...new Set(fields)].filter((field) => !named.includes(field))).toEqual([])
})

test('a line that a test causes is refused for a field that the documents do not explain, and for an address', () => {
  const line = (more: object) => JSON.stringify({ level: 50, time: 1, msg: 'a job failed', ...more })
  expect(
    faultOf(line({ err: { cause: 'Error: away', stack: ['at node_modules/@fastify/x'] } })),
  ).toBeUndefined()
  expect(faultOf(line({ colour: 'green' }))).toContain('the field colour')
  expect(faultOf(line({ err: { cause: 'Error: no', detail: 1 } }))).toContain('the field detail')
  expect(faultOf(line({ err: { cause: 'Error: no ada@example.com' } }))).toContain('an address')
})

test('the documents explain every metric, and no other', () => {
  expect(documented('metric').toSorted()).toEqual(Object.keys(MEASURES).toSorted())
})

/** Every series that /metrics has: a histogram is three. */
const series = new Set(
  Object.entries(MEASURES).flatMap(([name, [kind]]) =>
    kind === 'histogram' ? ['_bucket', '_sum', '_count'].map((end) => PREFIX + name + end) : [PREFIX + name],
  ),
)

test.each(['deploy/grafana/dashboard.json', 'deploy/alerts.yaml'])(
  '%s asks for metrics that the product has',
  (path) => {
    const named = [...new Set(read(path).match(/\bcup_of_joe_\w+/g))]
    expect(named.length).toBeGreaterThan(9)
    expect(named.filter((name) => !series.has(name))).toEqual([])
  },
)
