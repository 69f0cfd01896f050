import { MOST_BLOCKS, readBlocks, type StandInBlock } from './blocks'

/** Every sign of Slack's markup belongs to a link, a mention or a date; all others are entities. */
const isSound = (text: string) =>
  !/[<>]|&(?!(?:amp|lt|gt);)/.test(
    text.replace(
      /<(?:(?:https?:\/\/|mailto:)[^<>|\s]+(?:\|[^<>|]+)?|@[UW][A-Z0-9]+|!date\^\d+\^[^<>^|]+\|[^<>|]+)>/g,
      '',
    ),
  )

/**
 * Blocks that Slack takes, and of which it shows all markup as such: of what is not escaped, or is cut in the middle, it says
 * nothing, and shows it anyhow. @throws what is wrong with them
 */
export function soundBlocks(blocks: unknown): StandInBlock[] {
  const read = readBlocks(structuredClone(blocks), MOST_BLOCKS.message)
  if ('faults' in read) throw new Error(read.faults.join('\n'))
  const texts = read.blocks.flatMap((block) => {
    if (block.type === 'section') return block.text ? [block.text] : []
    return block.type === 'context' ? block.elements : []
  })
  for (const text of texts)
    if (text.type === 'mrkdwn' && !isSound(text.text)) throw new Error(`Broken markup: ${text.text}`)
  return read.blocks
}
