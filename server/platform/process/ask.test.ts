import { PassThrough } from 'node:stream'
import { describe, expect, it } from 'vitest'
import { StartError } from './start-error'
import { ask, askHidden } from './ask'

/** A terminal on which these keys are pressed. */
function typed(keys: string) {
  const [input, output] = [new PassThrough(), new PassThrough()]
  input.write(keys)
  return { input, output, shown: () => String(output.read() ?? '') }
}

describe('a question on the terminal', () => {
  it('returns the line that is typed', async () => {
    const terminal = typed('yes\r')
    expect(await ask('Go on? ', terminal)).toBe('yes')
    expect(terminal.shown()).toContain('yes')
  })

  it('shows nothing of a secret', async () => {
    const terminal = typed('seven quiet mugs\r')
    expect(await askHidden('Passphrase: ', terminal)).toBe('seven quiet mugs')
    expect(terminal.shown()).toBe('Passphrase: \n')
  })

  it.each([
    ['Ctrl-C', '\x03'],
    ['Ctrl-D', '\x04'],
    ['Ctrl-C in the middle of the line', 'seven\x03'],
  ])('ends by %s, and says that nothing was changed', async (_, keys) => {
    for (const question of [ask, askHidden]) {
      const terminal = typed(keys)
      const refused = new StartError('Stopped. Nothing was changed.')
      await expect(question('Passphrase: ', terminal)).rejects.toThrow(refused)
      expect(terminal.shown()).toMatch(/\n$/)
    }
  })

  it('ends when the input does, or when the process is told to stop', async () => {
    const closed = typed('seven')
    closed.input.end()
    await expect(askHidden('Passphrase: ', closed)).rejects.toThrow('Stopped.')
    const stopping = new AbortController()
    const asked = askHidden('Passphrase: ', { ...typed(''), signal: stopping.signal })
    stopping.abort()
    await expect(asked).rejects.toThrow('Stopped.')
  })
})
