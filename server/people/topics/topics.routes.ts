import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import * as contract from '../../../shared/contract/topics'
import { topicIn } from '../../../shared/topics'
import { recordAudit } from '../../platform/audit/record-audit'
import type { Context } from '../../platform/context/context'
import { writeInstallation } from '../../platform/database/installation'
import { route } from '../../platform/http/route'
import { keepTopics, readTopics, TOPICS } from './topics.queries'

/** What people like to talk about: the list, and its names for those who pick. */
export function topicRoutes(server: FastifyInstance, context: Context): void {
  const { db, clock } = context
  route(server, contract.getTopics, async ({ words }) =>
    (await readTopics(db)).map(({ id, texts }) => ({ id, name: topicIn(texts, words.mail.language).name })),
  )

  route(server, contract.getTopicList, () => readTopics(db))

  route(server, contract.putTopicList, ({ body, caller }) =>
    db.transaction(async (tx) => {
      const before = new Set((await readTopics(tx)).map(({ id }) => id))
      const free = new Set(before)
      // An id that is new, or there twice, is none of ours.
      const list = body.map(({ id, texts }) => ({ id: id && free.delete(id) ? id : randomUUID(), texts }))
      await writeInstallation(tx, TOPICS, list, clock.now())
      await keepTopics(
        tx,
        list.map(({ id }) => id),
      )
      await recordAudit(tx, context, caller, {
        action: 'topics.changed',
        label: 'Topics',
        before: { topics: before.size },
        after: { topics: list.length, deleted: free.size },
      })
      return list
    }),
  )
}
