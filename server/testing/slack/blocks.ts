import { z } from 'zod'

// What Slack takes as blocks, by its reference (https://docs.slack.dev/reference/block-kit): of these shapes, with no key more.

const text = (longest: number) => z.string().min(1).max(longest)
const plain = (longest: number) =>
  z.strictObject({ type: z.literal('plain_text'), text: text(longest), emoji: z.boolean().optional() })
const mrkdwn = (longest: number) =>
  z.strictObject({ type: z.literal('mrkdwn'), text: text(longest), verbatim: z.boolean().optional() })
const either = (longest: number) => z.discriminatedUnion('type', [plain(longest), mrkdwn(longest)])
const blockId = text(255).optional()

const confirm = z.strictObject({
  title: plain(100),
  text: either(300),
  confirm: plain(30),
  deny: plain(30),
  style: z.enum(['primary', 'danger']).optional(),
})
const button = z.strictObject({
  type: z.literal('button'),
  text: plain(75),
  action_id: text(255).optional(),
  url: z
    .url({ protocol: /^https?$/ })
    .max(3000)
    .optional(),
  value: text(2000).optional(),
  style: z.enum(['primary', 'danger']).optional(),
  confirm: confirm.optional(),
  accessibility_label: text(75).optional(),
})
const image = z.strictObject({
  type: z.literal('image'),
  image_url: z.url({ protocol: /^https?$/ }).max(3000),
  alt_text: text(2000),
})

/** Those of our messages; every other kind is refused here. */
const block = z.discriminatedUnion('type', [
  z
    .strictObject({
      type: z.literal('section'),
      text: either(3000).optional(),
      fields: z.array(either(2000)).min(1).max(10).optional(),
      accessory: z.discriminatedUnion('type', [button, image]).optional(),
      block_id: blockId,
      expand: z.boolean().optional(),
    })
    .refine((section) => section.text || section.fields, 'must have text or fields'),
  z.strictObject({ type: z.literal('header'), text: plain(150), block_id: blockId }),
  z.strictObject({ type: z.literal('divider'), block_id: blockId }),
  z.strictObject({
    type: z.literal('context'),
    elements: z
      .array(z.union([image, either(3000)]))
      .min(1)
      .max(10),
    block_id: blockId,
  }),
  z.strictObject({
    type: z.literal('actions'),
    elements: z.array(button).min(1).max(25),
    block_id: blockId,
  }),
  image.extend({ title: plain(2000).optional(), block_id: blockId }),
])
export type StandInBlock = z.infer<typeof block>
export type Button = z.infer<typeof button>

/** The most blocks of a message, and of a Home tab. */
export const MOST_BLOCKS = { message: 50, home: 100 }

export const buttonsOf = (one: StandInBlock): Button[] => {
  if (one.type === 'actions') return one.elements
  return one.type === 'section' && one.accessory?.type === 'button' ? [one.accessory] : []
}

function repeated(values: (string | undefined)[]): string | undefined {
  const known = values.filter((value) => value !== undefined)
  return known.find((value, n) => known.indexOf(value) !== n)
}

/** Reads blocks as Slack does, and gives those an id that have none. @returns what is wrong with them, in Slack's way of saying it */
export function readBlocks(input: unknown, most: number): { blocks: StandInBlock[] } | { faults: string[] } {
  const read = z.array(block).max(most).safeParse(input)
  if (!read.success)
    return {
      faults: read.error.issues.map(
        ({ message, path }) => `[ERROR] ${message} [json-pointer:/blocks/${path.join('/')}]`,
      ),
    }
  const twice = repeated(read.data.map(({ block_id }) => block_id))
  if (twice) return { faults: [`[ERROR] block_id already exists: ${twice}`] }
  for (const [n, one] of read.data.entries()) {
    const action = repeated(buttonsOf(one).map(({ action_id }) => action_id))
    if (action)
      return { faults: [`[ERROR] action_id "${action}" already exists [json-pointer:/blocks/${n}]`] }
    one.block_id ??= `b${n}`
    for (const [at, { action_id }] of buttonsOf(one).entries())
      buttonsOf(one)[at]!.action_id = action_id ?? `a${at}`
  }
  return { blocks: read.data }
}
