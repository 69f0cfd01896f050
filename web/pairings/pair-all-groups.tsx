import { type ComponentProps, useState } from 'react'
import { createPairings } from '../../shared/contract/pairings'
import type { ResponseOf } from '../../shared/endpoint'
import { useAction } from '../kit/use-action'
import { WorkProgress } from '../kit/work-progress'
import { counted } from '../../shared/counted'
import { call } from '../api/call'
import { Button } from '../ui/button'
import { ConfirmDialog, Dialog, DialogTrigger } from '../ui/dialog'
import { LeftOutList } from './left-out-list'
import { useWhenShown } from './use-when-shown'

type Created = ResponseOf<typeof createPairings>

interface PairAllGroupsProps extends ComponentProps<typeof Button> {
  /** Said of pairings that also complete those of earlier months. */
  completes?: { label: string; detail: string } | undefined
}

/** A button that makes this month's pairing of every group that can have one, and reports why the others have none. */
export function PairAllGroups({ completes, ...button }: PairAllGroupsProps) {
  const whenShown = useWhenShown()
  const [created, setCreated] = useState<Created | null>(null)
  const pair = useAction({
    run: (_: void, onProgress) =>
      call(createPairings, { query: completes ? { complete: 'true' } : {}, onProgress }),
    done: (answer) => {
      if (answer.skipped.length + answer.leftOut.length === 0) return answer.message
      setCreated(answer)
      return undefined
    },
    failed: 'Failed to create pairings',
    step: 'pairing',
    failedTitle: 'Warning',
    failedMs: 8000,
  })
  return (
    <>
      <DialogTrigger
        renderDialog={(close) => (
          <ConfirmDialog
            open
            onOpenChange={(open) => open || close()}
            title={completes ? `${completes.label}?` : 'Create pairings for all groups?'}
            effect={`${completes ? `${completes.detail} What is completed can't be reopened. ` : ''}Every domain group with enough people gets this month's pairing. ${whenShown}`}
            confirm={completes?.label ?? 'Create pairings'}
            pendingLabel="Creating..."
            danger={false}
            onConfirm={() => pair.settle()}
          >
            {pair.progress && <WorkProgress of={pair.progress} />}
          </ConfirmDialog>
        )}
      >
        <Button {...button} />
      </DialogTrigger>
      {created && (
        <Dialog
          open
          onOpenChange={() => setCreated(null)}
          title="Pairings created"
          description={created.message}
          footer={<Button onClick={() => setCreated(null)}>Close</Button>}
        >
          {created.leftOut.length > 0 && (
            <div className="mb-5">
              <h3 className="mb-2 text-lg">{counted(created.leftOutTotal, 'person', 'people')} left out</h3>
              <LeftOutList
                people={created.leftOut}
                keyOf={({ group, name }, index) => `${index} ${group} ${name}`}
                detail={({ group }) => group}
              />
              {created.leftOutTotal > created.leftOut.length && (
                <p className="mt-2 text-muted text-sm">
                  These are the first {created.leftOut.length}. Each pairing lists everyone it left out.
                </p>
              )}
            </div>
          )}
          {created.skipped.length > 0 && (
            <h3 className="mb-1 text-lg">{counted(created.skipped.length, 'group')} skipped</h3>
          )}
          <ul className="divide-y divide-line">
            {created.skipped.map(({ group, reason }) => (
              <li key={group} className="py-2">
                <span className="font-semibold">{group}</span>: {reason}
              </li>
            ))}
          </ul>
        </Dialog>
      )}
    </>
  )
}
