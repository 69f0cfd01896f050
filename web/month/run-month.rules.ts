import type { MonthStep } from '../../shared/contract/month'

type Ids = Omit<NonNullable<MonthStep['action']>, 'label' | 'call' | 'unseen'>

/** What takes a month on until its newsletter is in the outbox. `wait`: a send is under way; `stuck`: somebody has to look. */
export type Act = Ids & {
  kind: 'pair' | 'pair-groups' | 'write' | 'link' | 'approve' | 'send' | 'wait' | 'stuck'
  /** Why it is stuck. */
  why?: string
}

/** The next act of a month; undefined once its newsletter has been sent. */
export function nextAct(steps: readonly MonthStep[]): Act | undefined {
  const step = steps.find(({ state }) => state !== 'done')
  if (!step || step.key === 'meetings' || step.key === 'completed') return undefined
  if (step.state === 'running') return { kind: 'wait' }
  const { label: _, call = '', unseen, ...ids } = step.action ?? {}
  const kind = step.state === 'due' && !unseen ? kindOf(call.split('?')[0] ?? '') : undefined
  return kind ? { kind, ...ids } : { kind: 'stuck', why: step.detail }
}

function kindOf(call: string): Act['kind'] | undefined {
  if (call.endsWith('/create-pairings')) return 'pair-groups'
  if (call.includes('/generate-pairing')) return 'pair'
  if (call.endsWith('/newsletters/generate')) return 'write'
  if (call.startsWith('PUT /api/admin/newsletters/')) return 'link'
  if (call.endsWith('/approve')) return 'approve'
  return call.endsWith('/send') ? 'send' : undefined
}
