import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { selfSigned } from '../server/testing/certificate'
import { needs, PARTS } from '../server/testing/needs'
import { importsOf } from './borders.mjs'
import { BUILT_FROM, filesBelow, root } from './sources.mjs'

const read = (path: string): string => readFileSync(join(root, path), 'utf8')
const folder = mkdtempSync(join(tmpdir(), 'cup-deploy-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** What belongs to PostgreSQL's image, to Caddy's file, or to compose.yaml itself. */
const OF_OTHERS = /^(POSTGRES_\w+|PRODUCT_PASSWORD|OWNER_PASSWORD|HOST_NAME|APP|NODE_IMAGE)$/

test('CI installs each program that a test needs', () => {
  const installed =
    /^ *apt-get install .*$/m.exec(read('.ci/run').replaceAll('\\\n', ''))?.[0].split(/\s+/) ?? []
  expect(installed).toEqual(expect.arrayContaining(Object.keys(PARTS)))
})

test('what an operator copies names no setting that the product does not have', () => {
  const settings = new Set([...read('.env.example').matchAll(/^#([A-Z_]+)=/gm)].map(([, name]) => name))
  const named = filesBelow(['deploy'], (path) => !path.endsWith('.md')).flatMap((path) =>
    [
      ...read(path).matchAll(/^ *(?:- \{ name: |- name: |Environment=)?([A-Z]{2,}[A-Z_]*)(?:[=:]|, value)/gm),
    ].map(([, name = '']) => name),
  )
  expect(named).toContain('DATABASE_OWNER_URL')
  expect(named.filter((name) => !settings.has(name) && !OF_OTHERS.test(name))).toEqual([])
})

test('the image is built from every folder that the product imports from', () => {
  const sources = filesBelow(
    ['server', 'web', 'plugins'],
    (path) => /\.tsx?$/.test(path) && !/\.(test|bench)\.|\/testing\//.test(path),
  )
  const imported = sources.flatMap((path) => importsOf(path, read(path))).map((path) => path.split('/')[0])
  const rooms = [...new Set(imported)].filter(
    (room) => room !== 'package.json' && filesBelow([room!]).length > 0,
  )
  expect(rooms).toContain('languages')
  const ignored = read('.dockerignore').split('\n')
  for (const room of rooms) {
    expect(BUILT_FROM).toContain(room)
    expect(ignored).toContain(`!${room}`)
  }
})

test('the systemd unit leaves the service 2.5 of 10 to attack, at most', needs('systemd'), () => {
  const unit = join(root, 'deploy/systemd/cup-of-joe.service')
  const { stdout } = spawnSync('systemd-analyze', ['security', '--offline=true', '--no-pager', unit], {
    encoding: 'utf8',
  })
  const exposure = Number(/exposure level for \S+ ([\d.]+)/.exec(stdout)?.[1])
  expect(exposure).toBeLessThanOrEqual(2.5)
})

test('nginx takes its configuration', needs('nginx'), () => {
  const { key, cert } = selfSigned('coffee.example.com')
  writeFileSync(join(folder, 'key.pem'), key)
  writeFileSync(join(folder, 'cert.pem'), cert)
  const site = read('deploy/proxy/nginx.conf')
    .replace(/ssl_certificate \S+;/, `ssl_certificate ${folder}/cert.pem;`)
    .replace(/ssl_certificate_key \S+;/, `ssl_certificate_key ${folder}/key.pem;`)
  const file = join(folder, 'nginx.conf')
  writeFileSync(file, `pid ${folder}/pid;\nevents {}\nhttp {\naccess_log off;\n${site}\n}\n`)
  const { stderr, status } = spawnSync('nginx', ['-t', '-e', `${folder}/log`, '-c', file], {
    encoding: 'utf8',
  })
  expect(status, stderr).toBe(0)
})

test('Prometheus takes the alerts', needs('prometheus'), () => {
  const { stdout, stderr, status } = spawnSync(
    'promtool',
    ['check', 'rules', join(root, 'deploy/alerts.yaml')],
    { encoding: 'utf8' },
  )
  expect(status, stdout + stderr).toBe(0)
})

test('each alert says for how long, how bad, and what to do', () => {
  const alerts = read('deploy/alerts.yaml').split('      - alert: ').slice(1)
  expect(alerts.length).toBeGreaterThan(9)
  const wanted = [
    /^CupOfJoe\w+$/m,
    / expr: /,
    / for: \d+m$/m,
    / severity: /,
    / summary: \S/,
    / action: \S.{20}/,
  ]
  expect(alerts.filter((alert) => !wanted.every((part) => part.test(alert)))).toEqual([])
})

test('Caddy takes its configuration', needs('caddy'), () => {
  const { stderr, status } = spawnSync(
    'caddy',
    ['validate', '--adapter', 'caddyfile', '--config', join(root, 'deploy/proxy/Caddyfile')],
    { encoding: 'utf8', env: { ...process.env, HOME: folder } },
  )
  expect(status, stderr).toBe(0)
})
