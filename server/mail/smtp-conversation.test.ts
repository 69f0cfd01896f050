import { type AddressInfo, createServer, type Socket } from 'node:net'
import fc from 'fast-check'
import { afterEach, describe, expect, test } from 'vitest'
import { smtpTransport } from './smtp'
import type { Message } from './transport'
import { asLines } from './smtp-conversation'

const closing: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close()
})

/** A mail server that replies by the given words, and what it was told: each command, and each whole message. */
async function serverThat(replies: Record<string, string>, extensions: string[] = []) {
  const heard: string[] = []
  const sockets = new Set<Socket>()
  const greeting = ['250-here', ...extensions.map((name) => `250-${name}`), '250 HELP', ''].join('\r\n')
  const all: Record<string, string> = { EHLO: greeting, DATA: '354 go on\r\n', ...replies }
  const server = createServer((socket) => {
    sockets.add(socket)
    let text = ''
    let isMessage = false
    socket.on('error', () => undefined)
    socket.on('data', (chunk) => {
      text += chunk.toString('latin1')
      for (;;) {
        const end = isMessage ? '\r\n.\r\n' : '\r\n'
        const at = text.indexOf(end)
        if (at < 0) return
        const words = text.slice(0, at)
        text = text.slice(at + end.length)
        heard.push(words)
        const name = isMessage ? 'END' : words.slice(0, 4)
        const reply = all[name] ?? '250 ok\r\n'
        isMessage = name === 'DATA' && reply.startsWith('3')
        // In pieces, as a network may bring it.
        for (const piece of [reply.slice(0, 5), reply.slice(5)]) socket.write(piece)
      }
    })
    socket.write('220 here\r\n')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  closing.push(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  const line = await smtpTransport(`smtp://127.0.0.1:${(server.address() as AddressInfo).port}`).open()
  closing.push(() => line.close())
  return { line, heard, sockets }
}

const message: Message = {
  from: 'coffee@example.com',
  to: 'ada@example.com',
  messageId: '<one@example.com>',
  raw: Buffer.from('Subject: Coffee\n\n.hidden\nlast'),
  date: new Date(0),
  parts: () => {
    throw new Error('not asked for')
  },
}
const yes = async () => true

describe('a conversation with a mail server', () => {
  test.each([[[]], [['PIPELINING', 'SIZE 1000000']]])(
    'hands messages over one after the other; extensions %j',
    async (extensions) => {
      const { line, heard } = await serverThat({ MAIL: '250-yes\r\n250 it is\r\n' }, extensions)
      for (let count = 0; count < 2; count += 1)
        expect(await line.deliver(message, yes)).toMatchObject({ kind: 'accepted' })
      const one = [
        `MAIL FROM:<coffee@example.com>${extensions.length > 0 ? ' SIZE=35' : ''}`,
        'RCPT TO:<ada@example.com>',
        'DATA',
        'Subject: Coffee\r\n\r\n..hidden\r\nlast',
      ]
      expect(heard.slice(1)).toEqual([...one, ...one])
      expect(line.isUsable).toBe(true)
    },
  )

  test.each([[[]], [['PIPELINING']]])(
    'goes on after a refused recipient; extensions %j',
    async (extensions) => {
      const replies = { RCPT: '550 5.1.1 nobody here\r\n', DATA: '503 no recipient\r\n' }
      const { line, heard } = await serverThat(replies, extensions)
      const refused = { kind: 'refused', code: '550', isTemporary: false, isAddressFault: true }
      expect(await line.deliver(message, yes)).toMatchObject(refused)
      expect(line.isUsable).toBe(true)
      expect(await line.deliver(message, yes)).toMatchObject(refused)
      expect(heard.filter((words) => words === 'RSET')).toHaveLength(2)
    },
  )

  test('ends when a server wants the message although it refused its recipient', async () => {
    const { line, heard } = await serverThat({ RCPT: '451 later\r\n' }, ['PIPELINING'])
    expect(await line.deliver(message, yes)).toMatchObject({ kind: 'refused', code: '451' })
    expect(line.isUsable).toBe(false)
    expect(heard.slice(1)).toEqual(['MAIL FROM:<coffee@example.com>', 'RCPT TO:<ada@example.com>', 'DATA'])
  })

  test('a no in mid-message counts: the message gets no end, and the connection no other message', async () => {
    const { line, heard } = await serverThat({ DATA: '354 go on\r\n452 no room\r\n' })
    const outcome = await line.deliver(message, yes)
    expect(outcome).toMatchObject({ kind: 'refused', code: '452', isTemporary: true })
    expect(line.isUsable).toBe(false)
    expect(heard.at(-1)).toBe('DATA')
  })

  test('a server that says goodbye between two messages is not talked to again', async () => {
    const { line, sockets } = await serverThat({})
    expect(await line.deliver(message, yes)).toMatchObject({ kind: 'accepted' })
    for (const socket of sockets) socket.write('421 too long idle\r\n')
    await expect.poll(() => line.isUsable).toBe(false)
    expect(await line.deliver(message, yes)).toMatchObject({ kind: 'dropped', isStale: true })
  })

  test('a refusal of the whole message leaves the connection usable', async () => {
    const { line } = await serverThat({ END: '554 spam\r\n' })
    expect(await line.deliver(message, yes)).toMatchObject({
      kind: 'refused',
      code: '554',
      isAddressFault: false,
    })
    expect(line.isUsable).toBe(true)
  })
})

test('every message goes over the wire in lines of which none is a lone dot', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom('.', '..', '\r', '\n', '\r\n', 'a', 'é')), (pieces) => {
      const text = pieces.join('')
      const wire = asLines(Buffer.from(text, 'latin1')).toString('latin1')
      expect(wire).toMatch(/\r\n$/)
      expect(wire.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
      expect(`\r\n${wire}`).not.toMatch(/\r\n\.(?!\.)/)
      const lines = text.replace(/\r\n?|\n/g, '\r\n')
      expect(wire.replace(/^\./gm, '')).toBe(lines.endsWith('\r\n') ? lines : `${lines}\r\n`)
    }),
  )
})
