import { z } from 'zod'

// What Slack takes, by its documentation of Block Kit: of the blocks that the product uses, and nothing else.

const plain = (longest: number) =>
  z.strictObject({
    type: z.literal('plain_text'),
    text: z.string().trim().min(1).max(longest),
    emoji: z.boolean().optional(),
  })

/** Every sign of Slack's markup belongs to a link, a mention or a date; all others are entities. */
const isSound = (text: string) =>
  !/[<>]|&(?!(?:amp|lt|gt);)/.test(
    text.replace(
      /<(?:(?:https?:\/\/|mailto:)[^<>|\s]+(?:\|[^<>|]+)?|@[UW][A-Z0-9]+|!date\^\d+\^[^<>^|]+\|[^<>|]+)>/g,
      '',
    ),
  )

const marked = z.strictObject({
  type: z.literal('mrkdwn'),
  text: z.string().trim().min(1).max(3000).refine(isSound, 'markup that is broken or not escaped'),
  verbatim: z.boolean().optional(),
})

const id = z.string().min(1).max(255).optional()
const button = z.strictObject({
  type: z.literal('button'),
  action_id: z.string().min(1).max(255),
  text: plain(75),
  value: z.string().min(1).max(2000).optional(),
  url: z.url().max(3000).optional(),
  style: z.enum(['primary', 'danger']).optional(),
})
const areDistinct = (ids: (string | undefined)[]) => {
  const given = ids.filter((one) => one !== undefined)
  return new Set(given).size === given.length
}

const block = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('header'), block_id: id, text: plain(150) }),
  z.strictObject({ type: z.literal('section'), block_id: id, text: marked }),
  z.strictObject({ type: z.literal('context'), block_id: id, elements: z.array(marked).min(1).max(10) }),
  z.strictObject({ type: z.literal('divider'), block_id: id }),
  z.strictObject({
    type: z.literal('actions'),
    block_id: id,
    elements: z
      .array(button)
      .min(1)
      .max(25)
      .refine((all) => areDistinct(all.map(({ action_id }) => action_id)), 'an action_id twice'),
  }),
])

export type SlackBlock = z.infer<typeof block>

/** Blocks that Slack would take, up to so many: 50 in a message, 100 in a view. @throws what is wrong with them */
export const slackBlocks = (blocks: unknown, most = 50): SlackBlock[] =>
  z
    .array(block)
    .min(1)
    .max(most)
    .refine((all) => areDistinct(all.map(({ block_id }) => block_id)), 'a block_id twice')
    .parse(blocks)
