import { generateKeyPairSync } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { loadConfig } from './config'

const keyOf = (namedCurve: string) => generateKeyPairSync('ec', { namedCurve }).publicKey
const base64 = (key: ReturnType<typeof keyOf>) =>
  key.export({ format: 'der', type: 'spki' }).toString('base64')

describe('SENDGRID_WEBHOOK_KEY', () => {
  test('is taken as SendGrid shows it, or as PEM, also with written line breaks', () => {
    const key = keyOf('P-256')
    const pem = key.export({ format: 'pem', type: 'spki' }).toString()
    for (const text of [base64(key), pem, pem.replaceAll('\n', '\\n')])
      expect(loadConfig({ SENDGRID_WEBHOOK_KEY: text }).sendgridWebhookKey?.equals(key)).toBe(true)
  })

  test('that is not a key, or another kind of key, stops the start, and is not repeated', () => {
    for (const text of ['secret', base64(keyOf('P-384')), 'MFkwEwYHKoZIzj0CAQ'])
      expect(() => loadConfig({ SENDGRID_WEBHOOK_KEY: text })).toThrow(
        /- SENDGRID_WEBHOOK_KEY must be the verification key that SendGrid shows for its signed event webhook\.$/,
      )
  })
})
