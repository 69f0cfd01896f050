import { describe, expect, it } from 'vitest'
import { loadConfig } from './platform/context/config'
import { PRODUCTION } from './testing/production'
import { welcome } from './welcome'

const production = loadConfig({ ...PRODUCTION, MAIL_URL: 'smtp://mail.test' })
const admin = { email: 'admin@example.com', password: 'abcd-efgh' }

describe('what the console says at the start', () => {
  it('is where to sign in, where the mail goes and how to stop it', () => {
    const text = welcome(loadConfig({}), admin, true, { email: 'ada.abdi@example.com' })
    expect(text).toContain('http://localhost:3000/simple-auth')
    expect(text).toContain('ada.abdi@example.com')
    expect(text).toContain('http://localhost:3000/admin-login')
    expect(text).toContain('admin@example.com, password abcd-efgh')
    expect(text).toContain('http://localhost:3000/outbox')
    expect(text).not.toMatch(/!!|root/)
  })

  it('warns of an evaluation that others can reach', () => {
    const warning = '!! Evaluation, open to your network: everybody who reaches it can sign in as anyone. !!'
    for (const env of [{ HOST: '0.0.0.0' }, { EVALUATION_PUBLIC: 'on' }] as Record<string, string>[])
      expect(welcome(loadConfig(env), admin, true)).toContain(warning)
    expect(welcome(production, undefined, false)).not.toContain('!!')
  })

  it('tells of a setting that is ignored', () => {
    const ignored = 'ADMIN_EMAIL and ADMIN_PASSWORD are ignored: there is an administrator already.'
    expect(welcome(production, { email: 'boss@coffee.test', ignored }, false)).toContain(ignored)
  })

  it('warns of production that runs as root', () => {
    expect(welcome(production, undefined, true)).toContain('It runs as root.')
    expect(welcome(production, undefined, false)).not.toContain('root')
  })
})
