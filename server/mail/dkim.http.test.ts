import { generateKeyPairSync } from 'node:crypto'
import { expect, test } from 'vitest'
import * as contract from '../../shared/contract/newsletters'
import { startApp } from '../testing/app'
import { verifyDkim } from '../testing/dkim-verifier'
import { readyNewsletter } from '../testing/newsletters'
import { startSendEngine } from './engine/send-engine'

test('with a DKIM key every newsletter and every single mail is signed', async () => {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const app = await startApp({
    env: {
      DKIM_DOMAIN: 'example.com',
      DKIM_SELECTOR: 'coffee',
      DKIM_KEY: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    },
  })
  const engine = startSendEngine(app.context)
  try {
    const { admin, newsletter } = await readyNewsletter(app, 4)
    const params = { id: newsletter.id }
    await admin.call(contract.sendTestMail, { params, body: { testEmail: 'test@example.com' } })
    await admin.call(contract.sendNewsletter, { params })
    expect(app.sink.received).toHaveLength(5)
    for (const { raw, to } of app.sink.received) {
      const { signed } = verifyDkim(raw, publicKey)
      expect(signed.includes('list-unsubscribe-post')).toBe(to[0] !== 'test@example.com')
    }
  } finally {
    await engine.stop()
    await app.stop()
  }
})
