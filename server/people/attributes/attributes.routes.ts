import type { FastifyInstance } from 'fastify'
import { type AttributeNames, attributeName, DEPARTMENT, valueKey } from '../../../shared/attributes'
import * as contract from '../../../shared/contract/people'
import { MOST } from '../../../shared/limits'
import { recordAudit } from '../../platform/audit/record-audit'
import type { Context } from '../../platform/context/context'
import type { Transaction } from '../../platform/database/database'
import { lock } from '../../platform/database/lock'
import { ATTRIBUTES_LOCK } from '../../platform/database/locks'
import { HttpError, type Localized, notFound } from '../../platform/http/errors'
import { route } from '../../platform/http/route'
import {
  type AttributeRow,
  deleteAttribute,
  insertAttribute,
  lockAttribute,
  programmesBy,
  readAttributes,
  readValues,
  updateAttribute,
} from './attributes.queries'

/** A path of SCIM: `title`, `addresses[type eq "work"].locality`, or with a schema before it. */
const PATH = /^(urn:[\w.:-]+:)?[a-z$][\w$-]*(\[[^\]]+\])?(\.[\w$-]+)?$/i

/** What divides people beside their departments: the list of the people team, and everybody's own values. */
export function attributeRoutes(server: FastifyInstance, context: Context): void {
  const { db, clock } = context
  route(server, contract.getAttributes, async ({ caller, words }) => {
    const own = await readValues(db, caller.userId)
    return (await readAttributes(db)).map(({ id, names, shown, source, values }) => ({
      id,
      name: attributeName(names, words.mail.language),
      shown,
      value: own[id] ?? null,
      choices: source === 'own' ? values : null,
    }))
  })

  route(server, contract.getAttributeList, () => readAttributes(db))

  route(server, contract.addAttribute, ({ body, caller }) =>
    db.transaction(async (tx) => {
      await lock(tx, ATTRIBUTES_LOCK)
      const others = await readAttributes(tx)
      if (others.length >= MOST.attributes)
        throw new HttpError(409, 'too_many', (w) => w.people.attributes.tooMany(MOST.attributes))
      refuseTaken(others, body)
      const of = sourceOf(body)
      const id = body.id ?? freeId(body.names, others)
      const row = { ...body, ...of, id, createdAt: clock.now() }
      await insertAttribute(tx, row)
      await recordAudit(tx, context, caller, {
        action: 'attribute.added',
        id,
        label: id,
        after: audited(row),
      })
      return row
    }),
  )

  route(server, contract.changeAttribute, ({ params, body, caller }) =>
    db.transaction(async (tx) => {
      await lock(tx, ATTRIBUTES_LOCK)
      const before = await existing(tx, params.id)
      refuseTaken(
        (await readAttributes(tx)).filter(({ id }) => id !== before.id),
        body,
      )
      const after = await updateAttribute(tx, before, { ...body, ...sourceOf({ ...before, ...body }) })
      await recordAudit(tx, context, caller, {
        action: 'attribute.changed',
        id: before.id,
        label: before.id,
        before: audited(before),
        after: audited(after),
      })
      return after
    }),
  )

  route(server, contract.deleteAttribute, ({ params, caller, words }) =>
    db.transaction(async (tx) => {
      const { id, names } = await existing(tx, params.id)
      const programmes = await programmesBy(tx, id)
      const name = attributeName(names, words.mail.language)
      if (programmes.length > 0)
        throw new HttpError(409, 'attribute_in_use', (w) =>
          w.people.attributes.inUse(w.isolated(name), programmes),
        )
      await deleteAttribute(tx, id)
      await recordAudit(tx, context, caller, { action: 'attribute.deleted', id, label: id })
      const message: Localized = (w) => w.people.attributes.deleted(w.isolated(name))
      return { message }
    }),
  )
}

/** @throws HttpError 404 */
async function existing(tx: Transaction, id: string): Promise<AttributeRow> {
  const row = await lockAttribute(tx, id)
  if (!row) throw notFound('attribute')
  return row
}

/** Where the values come from. @throws HttpError 400 it is not said */
function sourceOf({ source, from }: Pick<AttributeRow, 'source' | 'from'>) {
  if (source === 'own') return { source, from: '' }
  const text: Localized = (w) => w.people.attributes.from[source]
  const isKnown = source === 'import' ? from !== '' : PATH.test(from)
  if (!isKnown) throw new HttpError(400, 'invalid_input', text, { errors: [{ path: 'from', text }] })
  return { source, from }
}

/** @throws HttpError 409 another attribute has the id, or one of the names */
function refuseTaken(
  others: AttributeRow[],
  { id, names = {} }: { id?: string | undefined; names?: AttributeNames },
) {
  const keysOf = (of: AttributeNames) => Object.values(of).map(valueKey)
  const taken = new Set(others.flatMap((other) => keysOf(other.names)))
  const name = Object.values(names).find((one) => taken.has(valueKey(one)))
  if (name === undefined && !others.some((other) => other.id === id)) return
  const text: Localized = (w) => w.people.attributes.exists(w.isolated(name ?? id ?? ''))
  throw new HttpError(409, 'already_exists', text, { errors: [{ path: 'names', text }] })
}

/** By its name, with a number where another one has that. */
function freeId(names: AttributeNames, others: AttributeRow[]): string {
  const plain = attributeName(names, 'en')
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^[^a-z]+|-$/g, '')
    .slice(0, 36)
  const wanted = plain === '' ? 'attribute' : plain
  const taken = new Set([DEPARTMENT, ...others.map(({ id }) => id)])
  for (let n = 1; ; n += 1) {
    const one = n === 1 ? wanted : `${wanted}-${n}`
    if (!taken.has(one)) return one
  }
}

/** How many values, not which. */
const audited = ({ names, source, from, shown, values }: AttributeRow) => ({
  names,
  source,
  from,
  shown,
  values: values.length,
})
