import { describe, expect, it } from 'vitest'
import { dashboard } from '../../languages/en/dashboard'
import { placeAfter } from '../ui/lists/menu'
import { type Command, commandsFor } from './command-palette'

const command = (label: string, kind: string, words?: string): Command => ({
  id: label,
  label,
  kind,
  words,
  run: () => undefined,
})
const commands = [
  command('Analytics & Metrics', 'Tab', 'figures'),
  command('Create Newsletter', 'Action'),
  command('Email Send Logs', 'Tab', 'newsletter'),
]
const found = (typed: string) => commandsFor(commands, typed).map(({ label }) => label)

describe('The command palette', () => {
  it('offers everything until something is typed', () => {
    expect(found('  ')).toHaveLength(3)
  })

  it('finds by every word, in the label or next to it, the label’s beginning first', () => {
    expect(found('metrics TAB')).toEqual(['Analytics & Metrics'])
    expect(found('figures')).toEqual(['Analytics & Metrics'])
    expect(found('e')).toEqual(['Email Send Logs', 'Analytics & Metrics', 'Create Newsletter'])
    expect(found('nothing')).toEqual([])
  })

  it.each(['import', 'invite', 'left out', 'sat out', 'answers', 'proof', 'export'])(
    'finds where to do it by the word "%s"',
    (typed) => {
      const { tabs, commands: texts } = dashboard
      const offered = Object.entries(tabs).map(([value, label]) =>
        command(label, texts.goTo, texts.also.tabs[value as keyof typeof tabs]),
      )
      expect(commandsFor(offered, typed)).not.toEqual([])
    },
  )

  it('is walked by arrows, round and round', () => {
    expect(placeAfter('ArrowDown', 2, 3)).toBe(0)
    expect(placeAfter('ArrowUp', 0, 3)).toBe(2)
    expect([placeAfter('Home', 1, 3), placeAfter('End', 1, 3), placeAfter('x', 1, 3)]).toEqual([0, 2, 1])
    expect(placeAfter('ArrowDown', 0, 0)).toBe(0)
  })
})
