import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { DomainGroup } from '../../shared/contract/directory'
import {
  approveNewsletter,
  generateNewsletter,
  saveNewsletter,
  sendNewsletter,
} from '../../shared/contract/newsletters'
import {
  createPairings,
  generateCompanyPairing,
  generateGroupPairing,
  getCurrentPairings,
} from '../../shared/contract/pairings'
import { CallError, call, messageOf } from '../api/call'
import type { WorkProgress } from '../../shared/endpoint'
import { queryClient } from '../api/query-client'
import { Loaded } from '../kit/loaded'
import { useAddress } from '../kit/searched'
import { stepWork } from '../kit/use-action'
import { groupName } from '../pairings/pairings.rules'
import { Button } from '../ui/button'
import { Overlay } from '../ui/dialog'
import { onDemand } from '../ui/on-demand'
import { withWords, words } from '../words'
import { SENDING } from '../newsletters/use-send-newsletter'
import { Behind } from './behind'
import { type Act, nextAct } from './run-month.rules'
import { Tray } from './tray'
import { monthOf, isOfMonth } from './use-month'

/** Among what it shows is a match as its people see it. */
const MonthResult = onDemand(() => withWords(import('../home/month-result'), 'member'))

/** Each step stands for so long, so that it can be seen. */
const STEP_MS = 700

interface RunMonthProps {
  /** Missing for the whole company. */
  group: DomainGroup | undefined
  onClose: () => void
}

/** Pairs, writes, approves and sends to the outbox, step by step, and then shows what came of it. */
export default function RunMonth({ group, onClose }: RunMonthProps) {
  // The card beneath follows the sending.
  const month = useQuery(monthOf(group))
  const { change } = useAddress()
  const isClosed = useRef(false)
  useEffect(() => {
    isClosed.current = false
    return () => {
      isClosed.current = true
    }
  }, [])
  const run = useMutation({
    mutationKey: [SENDING],
    mutationFn: async () => {
      let before = ''
      while (!isClosed.current) {
        const { steps } = await queryClient.fetchQuery({ ...monthOf(group), staleTime: 0 })
        const act = nextAct(steps)
        if (!act) return
        if (act.kind === 'stuck') throw new CallError(act.why ?? '', 0)
        const now = JSON.stringify(act)
        if (now === before && act.kind !== 'wait') throw new CallError(words.rounds.wholeMonth.noChange, 0)
        before = now
        const standing = new Promise((next) => setTimeout(next, STEP_MS))
        await Promise.all([perform(act, group), standing]).finally(() => stepWork.set(undefined))
      }
    },
  })
  const { data } = month
  const isMonthly = isOfMonth(data)
  const { wholeMonth } = words.rounds
  const texts = isMonthly ? wholeMonth : { ...wholeMonth, ...wholeMonth.round }
  const isSent = data !== undefined && !nextAct(data.steps)
  const isBegun = data?.steps.some(({ key, state }) => key === 'pairing' && state === 'done')
  return (
    <Overlay
      onClose={onClose}
      title={texts.title}
      actions={
        data &&
        !isSent && (
          <Button
            pending={run.isPending}
            pendingLabel={texts.pending}
            onClick={() => {
              // From here on the tray follows the month.
              change({ step: '' })
              run.mutate()
            }}
          >
            {run.isError ? words.shell.again : isBegun ? texts.goOn : texts.run}
          </Button>
        )
      }
    >
      <div className="mx-auto flex max-w-6xl flex-col gap-6">
        <p className="max-w-prose text-muted">{texts.text(data && groupName(data.scope))}</p>
        <Loaded query={month} otherwise={words.rounds.thisMonth.failed} lines={4}>
          {({ steps, meal }) => (
            <Tray
              meal={meal}
              isMonthly={isMonthly}
              steps={steps.map((step) =>
                step.state !== 'due'
                  ? step
                  : run.isPending
                    ? { ...step, state: 'running' }
                    : run.isError
                      ? { ...step, state: 'problem', detail: messageOf(run.error, texts.failed) }
                      : step,
              )}
            >
              {(step) => <Behind step={step} />}
            </Tray>
          )}
        </Loaded>
        {isSent && !run.isPending && (
          <>
            <p className="font-display text-xl">{texts.sent}</p>
            <MonthResult period={data.period} group={group} />
          </>
        )}
      </div>
    </Overlay>
  )
}

/** Does one act by the same call as its button. */
async function perform(act: Act, group: DomainGroup | undefined): Promise<unknown> {
  const { kind, completes, updatedAt, domainGroupId, allGroups, pairingIds = [], newsletterId: id = '' } = act
  const params = { id }
  const onProgress = (progress: WorkProgress) => stepWork.set({ step: 'pairing', progress })
  const query = completes ? { complete: 'true' as const } : {}
  switch (kind) {
    case 'pair-groups':
      return call(createPairings, { query, onProgress })
    case 'pair':
      return group
        ? call(generateGroupPairing, { params: { domainGroupId: group.id }, query, onProgress })
        : call(generateCompanyPairing, { query, onProgress })
    case 'write':
      return call(generateNewsletter, { body: { domainGroupId, allGroups } })
    case 'link':
      return call(saveNewsletter, { params, body: { pairingFiles: await filesOf(pairingIds) } })
    case 'approve':
      return call(approveNewsletter, { params, body: { updatedAt } })
    case 'send':
      return call(sendNewsletter, { params, body: {} })
    default:
      return undefined
  }
}

/** The file names of pairings, by which a newsletter is linked with them. */
async function filesOf(pairingIds: readonly string[]): Promise<string[]> {
  const { pairings } = await call(getCurrentPairings, { query: { matches: 0 } })
  return pairings.filter(({ id }) => pairingIds.includes(id)).map(({ fileName }) => fileName)
}
