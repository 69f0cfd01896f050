import { z } from 'zod'
import { endpoint } from '../endpoint'
import { saying } from '../languages/faults'
import { LONGEST, MOST } from '../limits'
import { TOPIC } from '../text-rules'
import { language, text } from './common'

export const topicId = z.string().min(1).max(LONGEST.topicId)

const texts = z
  .partialRecord(language, z.object({ name: text(TOPIC.name), question: text(TOPIC.question).default('') }))
  .refine(
    (of) => Object.keys(of).length > 0,
    saying((w) => w.required),
  )

const list = z.array(z.object({ id: topicId, texts }))

export const getTopics = endpoint('GET /api/topics', {
  summary: 'What one can pick to like to talk about, in the language of who asks.',
  response: z.array(z.object({ id: topicId, name: z.string() })),
})

export const getTopicList = endpoint('GET /api/admin/topics', {
  summary:
    'The topics that people can pick, in their order, in all languages. Who picked which is told to nobody.',
  response: list,
})

export const putTopicList = endpoint('PUT /api/admin/topics', {
  summary:
    'Replaces the list of topics. One without an id is new; one that is left out is deleted, and disappears from people at once.',
  body: z.array(z.object({ id: topicId.optional(), texts })).max(MOST.topics),
  response: list,
})
