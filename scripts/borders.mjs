// Who may import whom (CONTRIBUTING.md, "The house"), that neither files nor rooms import each other in a circle, and that
// rooms stay small.
//   node scripts/borders.mjs
// Reads the imports by pattern: the tools for it do not know TypeScript 7 yet, and bundlers drop imports of types.
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { filesBelow, isMain, root } from './sources.mjs'

const importing =
  /^(?:import|export)\b[^'"`;]*?\bfrom\s*['"]([^'"]+)['"]|^import\s*['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]\s*\)/gm
const comments = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm
const isTest = (/** @type {string} */ path) => /\.(test|spec|bench)\.tsx?$|\/testing\//.test(path)
const capability = (/** @type {string} */ path) =>
  /^(server|web)\/[^/]+\//.test(path) ? path.split('/').slice(0, 2).join('/') : undefined
/** Where SQL is written. */
const holdsSql = (/** @type {string} */ path) =>
  /\.(queries|tables)\.ts$|^server\/(tables|platform\/(database|backup))\//.test(path) || isTest(path)
const wiring = new Set(['server/compose.ts', 'web/routes.tsx', 'web/prerender.tsx'])
/** Files that list the plugins, and those that pass the lists on. */
const lists = /^plugins\/[^/]+$|^(server|web)\/plugins\.ts$/
/** The plugins that a list names; another folder there is a library for them. */
const listed = ['server', 'web']
  .map((list) => readFileSync(join(root, `plugins/${list}.ts`), 'utf8'))
  .join('')
const pluginOf = (/** @type {string} */ path) => /^plugins\/([^/]+)\//.exec(path)?.[1]

/**
 * Each rule: what it says, and whether an import from file `from` of file or package `to` breaks it.
 * @type {[string, (from: string, to: string) => boolean][]}
 */
const rules = [
  [
    'matching imports nothing of the rest',
    (from, to) => from.startsWith('matching/') && isOurs(to) && !to.startsWith('matching/'),
  ],
  [
    'the engine uses no package, and of the dictionaries only the codes of what it tells',
    (from, to) =>
      from.startsWith('matching/') &&
      !from.startsWith('matching/cli/') &&
      !isTest(from) &&
      isPackage(to) &&
      to !== 'languages/reasons.ts',
  ],
  [
    'shared imports nothing of the rest',
    (from, to) => from.startsWith('shared/') && isOurs(to) && !to.startsWith('shared/'),
  ],
  [
    'shared uses no package but zod, and of the dictionaries only what a text is given, and the English of its rules',
    (from, to) =>
      from.startsWith('shared/') &&
      !isTest(from) &&
      isPackage(to) &&
      to !== 'zod' &&
      to !== 'languages/words.ts' &&
      to !== 'languages/en/rules.ts',
  ],
  [
    'web imports shared, never server or matching',
    (from, to) =>
      /^web\/|^plugins\/[^/]+\/(web\/|words\/|contract\.ts)/.test(from) &&
      /^(server|matching|plugins\/[^/]+\/server)\//.test(to),
  ],
  [
    'server imports nothing of web',
    (from, to) =>
      /^server\/|^plugins\/[^/]+\/(server\/|words\/|contract\.ts)/.test(from) &&
      /^web\/|^plugins\/[^/]+\/web\//.test(to),
  ],
  [
    'matching is reached through matching/index.ts',
    (from, to) =>
      from.startsWith('server/') && !isTest(from) && to.startsWith('matching/') && to !== 'matching/index.ts',
  ],
  [
    'a capability reaches another through its actions or queries, not its routes',
    (from, to) => isForeign(from, to) && to.endsWith('.routes.ts'),
  ],
  [
    "a capability does not use another's pages",
    (from, to) => isForeign(from, to) && to.endsWith('.page.tsx'),
  ],
  [
    'the core and other plugins know no plugin',
    (from, to) =>
      pluginOf(to) !== undefined &&
      pluginOf(from) !== pluginOf(to) &&
      !(pluginOf(from) && !listed.includes(`'./${pluginOf(to)}/`)) &&
      !lists.test(from) &&
      !isTest(from),
  ],
  [
    'tables know nothing of the rest of the server',
    (from, to) =>
      from.startsWith('server/tables/') && to.startsWith('server/') && !to.startsWith('server/tables/'),
  ],
  [
    'SQL is written in *.queries.ts and *.tables.ts, and called by a name that says what it does',
    (from, to) => /^drizzle-orm(\/|$)/.test(to) && !holdsSql(from),
  ],
  [
    'what is for tests is imported by tests',
    (from, to) => !isTest(from) && !from.startsWith('e2e/') && isOurs(to) && isTest(to),
  ],
]

const executes = /\.execute\s*[(<]/
const assertsRows = /\.execute\s*</
const assertsValue = /\bsql\s*<|\bSQL\s*</

function isOurs(/** @type {string} */ to) {
  return /^(server|shared|matching|web|e2e|plugins)\//.test(to)
}

/** A package; Node's own modules are not. */
function isPackage(/** @type {string} */ to) {
  return !isOurs(to) && !to.startsWith('node:') && !to.startsWith('.')
}

/**
 * @param {string} from
 * @param {string} to
 */
function isForeign(from, to) {
  return (
    capability(to) !== undefined && capability(from) !== capability(to) && !wiring.has(from) && !isTest(from)
  )
}

/**
 * What a file imports: our files by their path from the root, packages by their name.
 * @param {string} path of the file
 * @param {string} text of the file
 */
export function importsOf(path, text) {
  return [...text.replace(comments, '').matchAll(importing)].map(([, ...groups]) => {
    const name = groups.find(Boolean) ?? ''
    if (!name.startsWith('.')) return name
    const base = join(dirname(path), name).replaceAll('\\', '/')
    const tries = [base, `${base}.ts`, `${base}.tsx`, `${base}/index.ts`, `${base}/index.tsx`]
    return tries.find((file) => /\.\w+$/.test(file) && existsSync(join(root, file))) ?? base
  })
}

/**
 * Every broken rule of a graph, one line each.
 * @typedef {Map<string, Iterable<string>>} Graph each path with what it imports
 * @param {Graph} graph
 */
export function brokenBorders(graph) {
  const broken = [...graph].flatMap(([from, all]) =>
    [...all].flatMap((to) =>
      rules.filter(([, breaks]) => breaks(from, to)).map(([rule]) => `${from} imports ${to}: ${rule}`),
    ),
  )
  return [
    ...broken,
    ...circles(graph).map((circle) => `in a circle: ${circle.join(' → ')}`),
    ...new Set(
      [wholeRoom, dirname]
        .flatMap((roomOf) => circles(roomsOf(graph, roomOf)))
        .map((circle) => `rooms (folders) in a circle: ${circle.join(' → ')}`),
    ),
    ...largeRooms([...graph.keys()]),
  ]
}

/**
 * What a file does wrong in running SQL, one line; undefined when it is all right.
 * @param {string} path of the file
 * @param {string} text of the file
 */
export function brokenByExecute(path, text) {
  if (!/^(server|plugins)\//.test(path) || isTest(path)) return undefined
  const code = text.replace(comments, '')
  if (assertsRows.test(code))
    return `${path} declares the type of rows by hand: readRows (server/platform/database/rows.ts) takes it from the tables and checks it`
  if (assertsValue.test(code))
    return `${path} declares the type of an expression by hand: mapWith takes it from a column or a reader (server/platform/database/rows.ts), which reads the value`
  return executes.test(code) && !holdsSql(path)
    ? `${path} calls execute: SQL is written in *.queries.ts and *.tables.ts, and called by a name that says what it does`
    : undefined
}

/** A top-level room of the server or the browser's side, with all its sub-rooms; elsewhere each folder is a room. */
const wholeRoom = (/** @type {string} */ path) =>
  /^(server|web)\//.test(path) ? dirname(path).split('/').slice(0, 2).join('/') : dirname(path)

/**
 * What each room imports of other rooms. Tests do not count, nor do files outside the rooms, which only wire them.
 * @param {Graph} graph
 * @param {(path: string) => string} roomOf
 */
function roomsOf(graph, roomOf) {
  /** @type {Map<string, Set<string>>} */
  const rooms = new Map()
  for (const [from, all] of graph) {
    const room = roomOf(from)
    if (isTest(from) || !room.includes('/')) continue
    const others = rooms.get(room) ?? new Set()
    for (const to of all) if (isOurs(to) && roomOf(to) !== room) others.add(roomOf(to))
    rooms.set(room, others)
  }
  return rooms
}

const LARGEST_ROOM = 25

/** Rooms (folders) with more source files than fit at a glance. */
function largeRooms(/** @type {string[]} */ paths) {
  /** @type {Map<string, number>} */
  const sizes = new Map()
  for (const path of paths)
    if (!isTest(path) && !path.startsWith('e2e/'))
      sizes.set(dirname(path), (sizes.get(dirname(path)) ?? 0) + 1)
  return [...sizes]
    .filter(([, size]) => size > LARGEST_ROOM)
    .map(([room, size]) => `${room} has ${size} files: a room (folder) holds at most ${LARGEST_ROOM}`)
}

function circles(/** @type {Graph} */ graph) {
  /** @type {string[][]} */
  const found = []
  const done = new Set()
  /** @type {(path: string, trail: string[]) => void} */
  const visit = (path, trail) => {
    const start = trail.indexOf(path)
    if (start >= 0) found.push([...trail.slice(start), path])
    if (start >= 0 || done.has(path)) return
    for (const next of graph.get(path) ?? []) visit(next, [...trail, path])
    done.add(path)
  }
  for (const path of graph.keys()) visit(path, [])
  return found
}

if (isMain(import.meta.url)) {
  const files = filesBelow(['server', 'shared', 'matching', 'web', 'plugins', 'e2e'], (path) =>
    /\.tsx?$/.test(path),
  )
  const texts = files.map((path) => /** @type {const} */ ([path, readFileSync(join(root, path), 'utf8')]))
  const graph = new Map(texts.map(([path, text]) => [path, importsOf(path, text)]))
  const broken = [
    ...brokenBorders(graph),
    ...texts.flatMap(([path, text]) => brokenByExecute(path, text) ?? []),
  ]
  for (const line of broken) console.log(line)
  process.exitCode = broken.length > 0 ? 1 : 0
}
