import { execFile } from 'node:child_process'
import { generateKeyPairSync } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterEach, describe, expect, test } from 'vitest'
import { selfSigned } from '../testing/certificate'
import { verifyDkim } from '../testing/dkim-verifier'
import { bundled } from '../testing/sends'
import { type SinkOptions, startSink } from '../testing/sink'
import { buildMessage } from './message'
import { smtpOptions, smtpTransport } from './smtp'
import { MailServerAway } from './transport'

const closing: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close()
})

async function sinkFor(options: SinkOptions) {
  const sink = await startSink(0, options)
  closing.push(() => sink.close())
  return sink
}

const message = (to = 'ada@example.com', text = 'Coffee?\n.\n..\n') =>
  buildMessage(
    'Joe’s Café <coffee@example.com>',
    {
      to,
      subject: 'Grüße: a subject that is long enough to be folded into a second line, and one more word',
      html: `<p>${text}  \t ${'ünïcode '.repeat(60)}</p>`,
      text,
      messageId: '<one@example.com>',
      headers: {
        'List-Unsubscribe': `<https://coffee.example.com/api/unsubscribe?token=${'x'.repeat(120)}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      },
    },
    new Date('2026-12-01T08:00:00Z'),
  )

async function deliver(url: string, options?: Parameters<typeof smtpTransport>[1]) {
  const line = await smtpTransport(url, options).open()
  closing.push(() => line.close())
  return line.deliver(await message(), async () => true)
}

const certificate = selfSigned()
const account = { user: 'joe@example.com', pass: 'p&ss: wörd', methods: ['PLAIN', 'LOGIN'] as const }
const withAccount = (url: string, pass = account.pass) =>
  url.replace('://', `://${encodeURIComponent(account.user)}:${encodeURIComponent(pass)}@`)

test('each line of a mail ends in CRLF, in the outbox too, where no mail server mends it', async () => {
  const { raw } = await message()
  expect(raw.toString('latin1')).not.toMatch(/(?<!\r)\n|\r(?!\n)/)
})

describe('a mail server with TLS and an account', () => {
  test.each([
    ['start', 'PLAIN'],
    ['start', 'LOGIN'],
    ['starttls', 'PLAIN'],
    ['starttls', 'LOGIN'],
  ] as const)('takes mail over TLS by %s, signed in by AUTH %s', async (from, method) => {
    const sink = await sinkFor({ tls: { ...certificate, from }, account: { ...account, methods: [method] } })
    const url = `${withAccount(sink.url)}/?tls.rejectUnauthorized=false&requireTLS=true`
    expect(await deliver(url)).toMatchObject({ kind: 'accepted' })
    expect(sink.received.map(({ to }) => to)).toEqual([['ada@example.com']])
  })

  test.each(['start', 'starttls'] as const)(
    'is refused by %s when its certificate does not verify',
    async (from) => {
      const sink = await sinkFor({ tls: { ...certificate, from } })
      const refused = await deliver(sink.url).catch((error: unknown) => error)
      expect(refused).toBeInstanceOf(MailServerAway)
      expect((refused as MailServerAway).fault.code).toBe('DEPTH_ZERO_SELF_SIGNED_CERT')
      expect(sink.received).toEqual([])
    },
  )

  test('is trusted when NODE_EXTRA_CA_CERTS names its authority, and still only under its own name', async () => {
    const sink = await sinkFor({ tls: { ...certificate, from: 'start' } })
    const foreign = await sinkFor({ tls: { ...selfSigned('elsewhere.example'), from: 'start' } })
    const folder = await mkdtemp(join(tmpdir(), 'cup-ca-'))
    const bundle = await bundled('server/mail/smtp.ts')
    closing.push(() =>
      Promise.all([folder, bundle].map((path) => rm(path, { recursive: true, force: true }))),
    )
    await writeFile(join(folder, 'ca.pem'), certificate.cert)
    const open = (url: string) =>
      promisify(execFile)(
        process.execPath,
        [
          '--input-type=module',
          '-e',
          `const { smtpTransport } = await import(${JSON.stringify(bundle)})
           const line = await smtpTransport(${JSON.stringify(url)}).open().catch((error) => error.fault)
           console.log(line.code ?? 'trusted')
           process.exit()`,
        ],
        { env: { ...process.env, NODE_EXTRA_CA_CERTS: join(folder, 'ca.pem') } },
      )
    expect((await open(sink.url)).stdout.trim()).toBe('trusted')
    expect((await open(foreign.url)).stdout.trim()).toBe('DEPTH_ZERO_SELF_SIGNED_CERT')
  })

  test('never hears a password that would go unencrypted over a network', async () => {
    expect(smtpOptions('smtp://joe:secret@mail.example.com:587')).toMatchObject({ requireTLS: true })
    expect(smtpOptions('smtp://joe:secret@mail.example.com?requireTLS=false').requireTLS).toBe(false)
    expect(smtpOptions('smtp://joe:secret@127.0.0.1:25').requireTLS).toBe(false)
    expect(smtpOptions('smtp://relay.example.com:25').requireTLS).toBe(false)
    const heard: string[] = []
    const sink = await sinkFor({
      account: { ...account, methods: ['PLAIN'], onTry: () => heard.push('AUTH') },
    })
    const refused = await deliver(`${withAccount(sink.url)}/?requireTLS=true`).catch(
      (error: unknown) => error,
    )
    expect(refused).toBeInstanceOf(MailServerAway)
    expect(heard).toEqual([])
  })
})

describe('a message that is signed by DKIM', () => {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const dkim = {
    domain: 'example.com',
    selector: 'coffee',
    privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  }

  test('verifies at the receiver, its unsubscribe headers among what is signed', async () => {
    const sink = await sinkFor({})
    expect(await deliver(sink.url, { dkim })).toMatchObject({ kind: 'accepted' })
    const { raw, email } = sink.received[0]!
    const { signed, ...tags } = verifyDkim(raw, publicKey)
    expect(tags).toMatchObject({ d: 'example.com', s: 'coffee' })
    for (const name of ['from', 'to', 'subject', 'date', 'message-id', 'content-type'])
      expect(signed).toContain(name)
    expect(signed).toContain('list-unsubscribe')
    expect(signed).toContain('list-unsubscribe-post')
    await deliver(sink.url)
    expect(email.text).toBe(sink.received[1]!.email.text)
  })

  test('no longer verifies when a header or a letter of it was changed on the way', async () => {
    const sink = await sinkFor({})
    await deliver(sink.url, { dkim })
    const text = sink.received[0]!.raw.toString('latin1')
    const changed = (from: string, to: string) => {
      expect(text).toContain(from)
      return () => verifyDkim(Buffer.from(text.replace(from, to), 'latin1'), publicKey)
    }
    expect(changed('One-Click', 'One-Clack')).toThrow('header')
    expect(changed('token=xx', 'token=xy')).toThrow('header')
    expect(changed('Coffee?', 'Coffee!')).toThrow('body')
    const other = generateKeyPairSync('rsa', { modulusLength: 2048 }).publicKey
    expect(() => verifyDkim(sink.received[0]!.raw, other)).toThrow('key')
  })

  test('is held back at its end like any other: refused by the fence, nothing arrives', async () => {
    const sink = await sinkFor({})
    const line = await smtpTransport(sink.url, { dkim }).open()
    expect(await line.deliver(await message(), async () => false)).toEqual({ kind: 'fenced' })
    expect(line.isUsable).toBe(false)
    expect(await deliver(sink.url, { dkim })).toMatchObject({ kind: 'accepted' })
    expect(sink.received).toHaveLength(1)
  })
})

describe('a connection that is cut in mid-message', () => {
  test('leaves nothing uncertain, whatever the message’s size', async () => {
    const sink = await sinkFor({ parse: false })
    sink.fault = () => 'drop-in-data'
    for (const size of [10, 100_000, 3_000_000]) {
      const line = await smtpTransport(sink.url).open()
      const outcome = await line.deliver(await message('ada@example.com', 'x'.repeat(size)), async () => {
        // The database takes its time; the cut has long arrived.
        await expect.poll(() => sink.cuts).toBeGreaterThan(0)
        return true
      })
      expect(outcome.kind).toBe('dropped')
      sink.cuts = 0
    }
    expect(sink.cutAfterEnd).toEqual([])
    expect(sink.received).toEqual([])
  })
})
