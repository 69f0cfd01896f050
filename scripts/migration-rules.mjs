// What a migration may not do while people work and the version before still runs, and what to do instead.
// A statement passes with a line `-- allowed: why` right above it.

/** @typedef {{ tag: string, sql: string }} Migration */
/** @typedef {{ text: string, line: number, allowed: string | undefined }} Statement in one line, without quotes and comments */
/** @typedef {{ line: number, fault: string }} Finding */

/** Tables that stay small however many people there are: to read or to lock one takes no time. */
const SMALL = new Set([
  'calendars',
  'cycle_steps',
  'cycles',
  'departments',
  'directory_groups',
  'directory_tokens',
  'domain_groups',
  'group_domains',
  'group_managers',
  'imports',
  'installation',
  'newsletter_pairings',
  'newsletters',
  'pairings',
  'passkey_challenges',
  'programme',
  'programmes',
  'undos',
])

const TOKEN = /--[^\n]*|\/\*[^]*?\*\/|[eE]?'(?:[^']|'')*'|"(?:[^"]|"")*"|\$(\w*)\$[^]*?\$\1\$|[\w$]+|\s+|[^]/g

/**
 * The statements of a migration. Texts are '' and bodies of functions $$, so that what they hold is not read as SQL.
 * @returns {Statement[]}
 */
export function statementsOf(/** @type {string} */ sql) {
  /** @type {Statement[]} */
  const statements = []
  let words = ''
  let line = 1
  let begun = 1
  /** @type {string | undefined} */
  let allowed
  const end = () => {
    const text = words.replaceAll(/\s+/g, ' ').trim()
    if (text) statements.push({ text, line: begun, allowed })
    if (text) allowed = undefined
    words = ''
  }
  for (const [token] of sql.matchAll(TOKEN)) {
    if (token.startsWith('--> statement-breakpoint')) end()
    else if (token.startsWith('--')) allowed = /^-- allowed: *(\S.*)$/.exec(token)?.[1] ?? allowed
    else if (token === ';') end()
    else if (!token.startsWith('/*')) {
      if (words.trim() === '' && token.trim() !== '') begun = line
      if (/^[eE]?'/.test(token)) words += `''`
      else if (token.startsWith('"')) words += token.slice(1, -1).toLowerCase()
      else words += /^\$\w*\$/.test(token) ? '$$' : token.toLowerCase()
    }
    line += token.split('\n').length - 1
  }
  end()
  return statements
}

/** A name without the schema `public`. */
const plain = (/** @type {string} */ name) => name.replace(/^public\./, '')

/** The parts of an ALTER TABLE: split at commas outside of parentheses. */
function partsOf(/** @type {string} */ actions) {
  const parts = ['']
  let depth = 0
  for (const char of actions) {
    if (char === '(') depth += 1
    if (char === ')') depth -= 1
    if (char === ',' && depth === 0) parts.push('')
    else parts[parts.length - 1] += char
  }
  return parts.map((part) => part.trim())
}

const CONTRACT =
  'the version before still needs it. Let a release stop using it, and take it away one release later; then say `-- allowed: nothing has used it since 1.2.0` above it'
const BATCHES =
  'on a large table this keeps its rows locked until all are written. Let the product fill them in batches (server/schedule.ts), or say why there are few rows'
const VALIDATE = 'Add it `not valid`, and `alter table … validate constraint …` in a migration of its own'

/**
 * What an action of ALTER TABLE does wrong; each rule has the action in one line.
 * @type {{ on: 'any' | 'large', found: (action: string) => unknown, why: string }[]}
 */
const ACTIONS = [
  {
    on: 'any',
    found: (action) =>
      /^drop (column )?(if exists )?(?!column|constraint|not null|default|expression|identity)/.test(action),
    why: `drops a column: ${CONTRACT}`,
  },
  {
    on: 'any',
    found: (action) => action.startsWith('rename '),
    why: 'renames: the version before knows the old name only. Add the new one next to it, fill both, and drop the old one a release later',
  },
  {
    on: 'any',
    found: (action) => /^alter (column )?\S+ (set data )?type /.test(action),
    why: 'changes a type: it rewrites the whole table while nobody can read it, and the version before knows the old type. Add a column of the new type next to it',
  },
  {
    on: 'any',
    found: (action) => /^alter (column )?\S+ drop default/.test(action),
    why: 'drops a default: the version before gives no value there. Keep it for a release',
  },
  {
    on: 'any',
    found: (action) => /^alter (column )?\S+ set not null/.test(action),
    why: 'demands a value: the version before may give none, and the whole table is read while nobody can use it. Give the column a default; add `check (… is not null) not valid`, validate it in a migration of its own, and set `not null` after that',
  },
  {
    on: 'any',
    found: (action) => isAdded(action) && / not null/.test(action) && !/ (default|generated) /.test(action),
    why: 'adds a column that must have a value, and has no default: existing rows have none, and the version before gives none. Give it a default',
  },
  {
    on: 'large',
    found: (action) =>
      isAdded(action) &&
      (/ generated | (small|big)?serial\b/.test(action) || / default [^,]*\w\s*\(/.test(action)),
    why: 'adds a column whose value is computed for each row: the whole table is rewritten while nobody can read it. Add it empty, and fill it in batches',
  },
  {
    on: 'large',
    found: (action) =>
      (/^add constraint \S+ (unique|primary key)\b/.test(action) ||
        /^add (unique|primary key)\b/.test(action)) &&
      !/ using index /.test(action),
    why: 'builds an index while nobody can use the table. `create unique index concurrently …` in a migration of its own, then `add constraint … unique using index …`',
  },
  {
    on: 'large',
    found: (action) => isAdded(action) && / (unique|primary key)\b/.test(action),
    why: 'builds an index while nobody can use the table. Add the column, then `create unique index concurrently …` in a migration of its own',
  },
  {
    on: 'large',
    found: (action) => /^add (constraint \S+ )?exclude\b/.test(action),
    why: 'builds an index while nobody can use the table, and there is no other way: say why it is short',
  },
  {
    on: 'large',
    found: (action) => /^add (constraint \S+ )?foreign key\b/.test(action) && !action.endsWith(' not valid'),
    why: `reads the whole table while nobody can write to it or to the other one. ${VALIDATE}`,
  },
  {
    on: 'large',
    found: (action) => /^add (constraint \S+ )?check\b/.test(action) && !action.endsWith(' not valid'),
    why: `reads the whole table while nobody can use it. ${VALIDATE}`,
  },
  {
    on: 'large',
    found: (action) => isAdded(action) && / (references|check)\b/.test(action),
    why: `has a constraint with the column, which reads the whole table while nobody can use it. Add the column alone. ${VALIDATE}`,
  },
  {
    on: 'large',
    found: (action) => /^set (logged|unlogged|tablespace|access method)\b/.test(action),
    why: 'rewrites the whole table while nobody can use it. Make another table, and move the rows in batches',
  },
]

const isAdded = (/** @type {string} */ action) =>
  /^add (column )?(if not exists )?(?!column|constraint|unique|primary key|foreign key|check|exclude)/.test(
    action,
  )

/** @typedef {{ isNew: (table: string) => boolean, all: Statement[] }} Place */

/** Faults of one statement. */
function faultsOf(/** @type {Statement} */ { text }, /** @type {Place} */ { isNew, all }) {
  const isLarge = (/** @type {string} */ table) => !isNew(table) && !SMALL.has(table)
  const altered = /^alter table (?:if exists )?(?:only )?(\S+) (.*)$/.exec(text)
  if (altered) {
    const table = plain(altered[1] ?? '')
    if (isNew(table)) return []
    return partsOf(altered[2] ?? '').flatMap((action) => [
      ...ACTIONS.filter(({ on, found }) => (on === 'any' || isLarge(table)) && found(action)).map(
        ({ why }) => `${table}: ${why}.`,
      ),
      ...droppedConstraint(table, action, all),
      ...validatedAtOnce(table, action, all),
    ])
  }
  const index =
    /^create (?:unique )?index (concurrently )?(?:if not exists )?(?:\S+ )?on (?:only )?([^\s(]+)/.exec(text)
  if (index) {
    const table = plain(index[2] ?? '')
    if (!index[1] && isLarge(table))
      return [
        `${table}: nobody can write to it while this index is made. \`create index concurrently\` (in the table's file: .concurrently()), in a migration of its own.`,
      ]
    const others = all.filter(
      ({ text: other }) => !/^(create|drop) (unique )?index concurrently /.test(other),
    )
    return index[1] && others.length > 0
      ? ['`concurrently` works outside of a transaction only: nothing else may be in this migration.']
      : []
  }
  const dropped = /^drop (materialized view|\w+) (?:concurrently )?(?:if exists )?(\S+)/.exec(text)
  if (dropped) {
    const [, kind = '', name = ''] = dropped
    if (kind === 'index')
      return / concurrently /.test(text)
        ? []
        : [
            `${name}: waits for everybody who uses its table, and they wait for it. \`drop index concurrently\`, in a migration of its own; a unique one a release after the last \`on conflict\`.`,
          ]
    const made = all.some(({ text: other }) =>
      new RegExp(`^create (or replace )?${kind} (\\S+\\.)?${escaped(plain(name))}\\b`).test(other),
    )
    if (kind === 'trigger' && made) return []
    if (made)
      return [
        `${plain(name)}: made again, it has no rights until the start is over, and everybody who reads it meanwhile fails. \`create or replace ${kind}\` keeps them; a view may get columns at its end.`,
      ]
    return isNew(plain(name)) && kind === 'table' ? [] : [`drops the ${kind} ${plain(name)}: ${CONTRACT}.`]
  }
  if (
    /^alter (view|materialized view|function|type|sequence|schema|index|domain) .* (rename|set schema)\b/.test(
      text,
    )
  )
    return [
      'renames: the version before knows the old name only. Make the new one next to it, and drop the old one a release later.',
    ]
  const written = /^(?:with .*? )?(update|delete from) (?:only )?(\S+)/.exec(text)
  if (written && isLarge(plain(written[2] ?? ''))) return [`${plain(written[2] ?? '')}: ${BATCHES}.`]
  if (
    /^(truncate|cluster|vacuum full|lock|refresh materialized view|reindex)\b/.test(text) &&
    !/ concurrently /.test(text)
  )
    return ['keeps everybody from the table while it runs. Leave it out, or say why it is short.']
  if (text.startsWith('do '))
    return ['nobody can see here what a `do` block does: write plain statements, or say what it does.']
  return []
}

const escaped = (/** @type {string} */ name) => name.replaceAll(/[^\w]/g, String.raw`\$&`)

/** A constraint may be replaced by a wider one, in the same migration. */
function droppedConstraint(
  /** @type {string} */ table,
  /** @type {string} */ action,
  /** @type {Statement[]} */ all,
) {
  const name = /^drop constraint (?:if exists )?(\S+)/.exec(action)?.[1]
  if (!name || all.some(({ text }) => text.includes(` add constraint ${name} `))) return []
  return [
    `${table}: drops the constraint ${name}. The version before may count on it (\`on conflict\`, what it refuses): drop it a release later.`,
  ]
}

/** In one transaction the lock of adding is held while it is validated. */
function validatedAtOnce(
  /** @type {string} */ table,
  /** @type {string} */ action,
  /** @type {Statement[]} */ all,
) {
  const name = /^validate constraint (\S+)/.exec(action)?.[1]
  if (!name || !all.some(({ text }) => text.includes(` add constraint ${name} `))) return []
  return [
    `${table}: validates ${name} where it is added, so that the table is locked meanwhile. Validate it in a migration of its own.`,
  ]
}

/** Whether it takes away what the version before knows, so that it has to say who can still work with it. */
const takesAway = (/** @type {string} */ fault) =>
  /^(\S+: )?(drops (a column|the)|renames|changes a type|demands)/.test(fault)

/**
 * What is wrong with the migrations from number `from` on: those that are in no release yet.
 * @type {(migrations: Migration[], from: number) => { tag: string, findings: Finding[] }[]}
 */
export function checkMigrations(migrations, from) {
  const added = migrations.slice(from)
  /** Tables that no release has are empty, and nobody uses them yet. */
  const made = new Set()
  return added.map(({ tag, sql }, index) => {
    const all = statementsOf(sql)
    /** @type {Finding[]} */
    const findings = []
    let isBreaking = false
    for (const statement of all) {
      const { text, line, allowed } = statement
      const table = /^create (?:unlogged )?table (?:if not exists )?([^\s(]+)/.exec(text)?.[1]
      if (table) made.add(plain(table))
      const faults = faultsOf(statement, { isNew: (name) => made.has(name), all })
      isBreaking ||= faults.some(takesAway)
      if (allowed && faults.length === 0)
        findings.push({ line, fault: `nothing has to be allowed here: ${text.slice(0, 60)}` })
      if (!allowed) findings.push(...faults.map((fault) => ({ line, fault })))
    }
    const needs = /^-- needs: (\S+)$/m.exec(sql)?.[1]
    const earlier = migrations.slice(0, from + index).map((migration) => migration.tag)
    if (needs && !earlier.includes(needs))
      findings.push({ line: 1, fault: `\`-- needs: ${needs}\` names no migration before this one.` })
    if (isBreaking && !needs && findings.length === 0)
      findings.push({
        line: 1,
        fault: `it takes away what earlier versions know. Say which can work without, by the last migration that the oldest of them has: \`-- needs: ${earlier.at(-1) ?? tag}\`. Others then refuse to start on this database.`,
      })
    return { tag, findings }
  })
}
