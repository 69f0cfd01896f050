import * as contract from '../../shared/contract/sign-in'
import { on, Refusal } from './demo-routes'

/** The account of the demo's administrator: one browser, and a password that is nobody's. */
export const demoAccount = () => [
  on(contract.getSessions, () => {
    const now = new Date().toISOString()
    return [{ id: 'demo', device: 'This demo', isCurrent: true, signedInAt: now, lastUsedAt: now }]
  }),
  on(contract.endSession, () => {
    throw new Refusal(404, 'This session was not found.')
  }),
  on(contract.endOtherSessions, () => ({ message: 'You are signed out everywhere else.' })),
  on(contract.changePassword, () => {
    throw new Refusal(409, 'Nobody signs in to the demo, so there is no password to change.')
  }),
]
