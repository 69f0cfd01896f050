import type { MonthStep } from '../../shared/contract/month'

type Ids = Omit<NonNullable<MonthStep['action']>, 'label' | 'call'>

/** What takes a month on until its newsletter is in the outbox. `wait`: a send is under way; `stuck`: somebody has to look. */
export type Act = Ids & {
  kind: 'pair' | 'pair-groups' | 'write' | 'link' | 'approve' | 'send' | 'wait' | 'stuck'
  /** Why it is stuck. */
  why?: string
}

const OF_STEP: Record<MonthStep['key'], number | undefined> = {
  people: 0,
  pairing: 0,
  newsletter: 1,
  sending: 3,
  meetings: undefined,
  completed: undefined,
}

const currentOf = (steps: readonly MonthStep[]) => steps.find(({ state }) => state !== 'done')

/** The next act of a month; undefined once its newsletter has been sent. */
export function nextAct(steps: readonly MonthStep[]): Act | undefined {
  const step = currentOf(steps)
  if (!step || OF_STEP[step.key] === undefined) return undefined
  if (step.state === 'running') return { kind: 'wait' }
  const { label: _, call = '', ...ids } = step.action ?? {}
  const kind = step.state === 'due' ? kindOf(call.split('?')[0] ?? '') : undefined
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

interface Row {
  title: string
  state: 'done' | 'due' | 'todo'
  /** What came of it. */
  figure: string
  detail: string
  progress?: NonNullable<MonthStep['progress']>
}

/** The month as the four things that are done for it. */
export function rowsOf(steps: readonly MonthStep[]): Row[] {
  const act = nextAct(steps)
  const step = currentOf(steps)
  const at = act ? (OF_STEP[step?.key ?? 'completed'] ?? 0) + (act.kind === 'approve' ? 1 : 0) : 4
  const of = (key: MonthStep['key']) => steps.find((one) => one.key === key)
  const newsletter = of('newsletter')
  const rows = [
    { title: 'Pair', figure: of('pairing')?.figure, detail: of('pairing')?.detail },
    { title: 'Write', figure: 'Linked', detail: at > 2 ? newsletter?.detail : undefined },
    { title: 'Approve', figure: 'Approved', detail: undefined },
    {
      title: 'Send',
      figure: of('sending')?.figure,
      detail: of('sending')?.detail || 'All mails are in the outbox.',
    },
  ]
  return rows.map(({ title, figure = '', detail = '' }, place) =>
    place < at
      ? { title, state: 'done', figure, detail }
      : place === at && act?.kind === 'wait'
        ? { title, state: 'due', figure, detail, ...(step?.progress && { progress: step.progress }) }
        : { title, state: place === at ? 'due' : 'todo', figure: 'Not yet', detail: '' },
  )
}
