import { expect, it } from 'vitest'
import { loadConfig } from '../../../server/platform/context/config'
import { faults } from '../../../server/testing/faults'
import { calendars } from './calendars'
import { calendarSettings } from './settings'

const GRAPH = {
  kind: 'graph',
  baseUrl: 'https://graph.microsoft.com',
  loginUrl: 'https://login.microsoftonline.com',
  tenant: 'contoso.com',
  clientId: 'app-1',
  clientSecret: 's@:x',
}

it.each([
  [{ CALENDAR_URL: 'graph://contoso.com:app-1:s%40:x@graph.microsoft.com' }, { company: GRAPH }],
  [
    { CALENDAR_URL: 'graph://t:c:s@localhost:9?insecure=1' },
    { company: { baseUrl: 'http://localhost:9', loginUrl: 'http://localhost:9' } },
  ],
  [{ CALENDAR_HOSTS: 'Dav.example.com, 10.0.0.7' }, { hosts: ['dav.example.com', '10.0.0.7'] }],
  [{}, { company: undefined, hosts: [] }],
])('%j fits', (env, expected) => {
  expect(calendarSettings.of(loadConfig(env, [calendars]))).toMatchObject(expected)
})

it.each([
  [{ CALENDAR_URL: 'https://graph.microsoft.com' }, /^CALENDAR_URL must be graph:/],
  [{ CALENDAR_URL: 'graph://t:c:s@graph.example.com' }, /^CALENDAR_URL must be graph:/],
  [{ CALENDAR_URL: 'graph://t:c@graph.microsoft.com' }, /^CALENDAR_URL must be graph:/],
  [{ CALENDAR_URL: 'google://a%40example.com@www.googleapis.com' }, /needs CALENDAR_KEY_FILE/],
  [
    { CALENDAR_URL: 'google://a@x.test@www.googleapis.com', CALENDAR_KEY_FILE: '/dev/null/nowhere' },
    "CALENDAR_KEY_FILE names a file that can't be read.",
  ],
  [{ CALENDAR_KEY_FILE: 'key.json' }, 'CALENDAR_KEY_FILE is set without CALENDAR_URL.'],
  [{ CALENDAR_HOSTS: 'https://dav.example.com' }, /^CALENDAR_HOSTS must be host names/],
])('%j is refused', (env, fault) => {
  expect(faults(env, [calendars])).toEqual([expect.stringMatching(fault)])
})

it('in production the company’s calendar is not read over an open line', () => {
  const env = { NODE_ENV: 'production', CALENDAR_URL: 'graph://t:c:s@cal.example.com?insecure=1' }
  const found = faults(env, [calendars])
  expect(found).toContainEqual(expect.stringMatching(/^CALENDAR_URL must not have insecure=1/))
})
