import { describe, expect, it } from 'vitest'
import { loadConfig } from '../../../server/platform/context/config'
import { StartError } from '../../../server/platform/process/start-error'
import { faults } from '../../../server/testing/faults'
import { singleSignOn } from './plugin'
import { signOnSettings } from './provider'
import { startFlow, takeFlow } from './flows'

const secret = Buffer.alloc(32, 7)
const now = new Date('2026-11-16T09:00:00Z')
const later = (milliseconds: number) => new Date(now.getTime() + milliseconds)

describe('a flow of single sign-on', () => {
  it('is found again by its state until ten minutes are over, on any instance with the same key', () => {
    const { flow, cookie } = startFlow(secret, '', now)
    expect(takeFlow(secret, cookie, flow.state, later(599_999))).toEqual({ flow, cookie: '' })
    expect(takeFlow(secret, cookie, flow.state, later(600_000)).flow).toBeUndefined()
    expect(takeFlow(Buffer.alloc(32, 8), cookie, flow.state, now).flow).toBeUndefined()
    expect(new Set(Object.values(flow)).size).toBe(3)
    for (const value of Object.values(flow)) expect(cookie).not.toContain(value)
  })

  it('does not become younger by another time in the cookie', () => {
    const { flow, cookie } = startFlow(secret, '', now)
    const younger = cookie.replace(/\d{13}$/, String(later(600_000).getTime()))
    expect(takeFlow(secret, younger, flow.state, later(600_000)).flow).toBeUndefined()
  })

  it('is kept next to those of other tabs, at most four; the oldest makes room', () => {
    let cookie = ''
    const states = Array.from({ length: 6 }, () => {
      const started = startFlow(secret, cookie, now)
      cookie = started.cookie
      return started.flow.state
    })
    const found = states.map((state) => takeFlow(secret, cookie, state, now).flow?.state)
    expect(found).toEqual([undefined, undefined, ...states.slice(2)])
    expect(takeFlow(secret, cookie, states[3]!, now).cookie.split('~')).toHaveLength(3)
  })

  it('is not found in anything that is not its cookie', () => {
    for (const cookie of [
      '',
      '~',
      'x'.repeat(100_000),
      '~'.repeat(50_000),
      '__proto__',
      `${'a'.repeat(43)}.0`,
    ])
      expect(takeFlow(secret, cookie, 'x', now)).toEqual({ flow: undefined, cookie: '' })
  })
})

describe('the settings of single sign-on', () => {
  const oidc = (issuer: string) => ({
    OIDC_ISSUER: issuer,
    OIDC_CLIENT_ID: 'joe',
    OIDC_CLIENT_SECRET: 's',
    EVALUATION_PUBLIC: 'on',
  })

  it('take https, and http only of this machine', () => {
    for (const issuer of ['https://id.example.com', 'http://127.0.0.1:4000', 'http://localhost:4000/realm'])
      expect(signOnSettings.of(loadConfig(oidc(issuer), [singleSignOn]))?.issuer.href).toBe(
        new URL(issuer).href,
      )
    for (const issuer of [
      'http://id.example.com',
      'http://127.0.0.1.example.com',
      'http://10.0.0.1',
      'ftp://x',
      'x',
    ])
      expect(() => loadConfig(oidc(issuer), [singleSignOn])).toThrow(StartError)
  })

  it('go together', () => {
    const all = { ...oidc('https://id.example.com'), OIDC_CLIENT_SECRET: ' ' }
    expect(faults(all, [singleSignOn])).toEqual([
      'OIDC_ISSUER, OIDC_CLIENT_ID and OIDC_CLIENT_SECRET go together.',
    ])
  })

  it('are refused in an evaluation that is not shown on purpose', () => {
    const found = faults({ ...oidc('https://id.example.com'), EVALUATION_PUBLIC: 'off' }, [singleSignOn])
    expect(found).toEqual([
      expect.stringMatching(/^OIDC_… is set.*NODE_ENV=production.*EVALUATION_PUBLIC=on/),
    ])
  })
})
