import type { ReactNode } from 'react'
import type { WatchedSend } from '../../shared/contract/newsletters'
import { useAction } from '../kit/use-action'
import { Button } from '../ui/button'
import { ConfirmTrigger } from '../ui/dialog'
import { words } from '../words'
import { isOpenSend } from './newsletter.rules'

export type Control = 'pause' | 'resume' | 'cancel'

interface SendControlsProps {
  title: string
  progress: Pick<WatchedSend, 'state' | 'sent' | 'failed' | 'unknown' | 'total'>
  run: (control: Control) => Promise<unknown>
  /** Of a send to several groups: the one that this is about, or null for all of them. */
  group?: string | null
  children?: ReactNode
}

/** Pauses, resumes or cancels a send that is not over. */
export function SendControls({ title, progress, run, group, children }: SendControlsProps) {
  const its = words.newsletters.send.control
  const control = useAction({ run, done: () => undefined, failed: its.failed })
  const { state, sent, failed, unknown, total } = progress
  const left = Math.max(0, total - sent - failed - unknown)
  const next = state === 'paused' ? 'resume' : 'pause'
  const texts = (what: Control) => {
    if (group === undefined) return { children: its.one[what] }
    return group === null
      ? { children: its.all[what] }
      : { children: its.short[what], 'aria-label': its.toGroup[what](group) }
  }
  return (
    isOpenSend(state) && (
      <div className="flex flex-wrap gap-2">
        <Button
          size="small"
          variant="secondary"
          pending={control.isPending}
          onClick={() => control.mutate(next)}
          {...texts(next)}
        />
        <ConfirmTrigger
          title={group ? its.cancelTitleForGroup(title, group) : its.cancelTitle(title)}
          effect={its.cancelEffect(sent, left)}
          confirm={its.cancelConfirm}
          cancel={its.keep}
          pendingLabel={its.cancelling}
          onConfirm={() => control.settle('cancel')}
        >
          <Button size="small" variant="secondary" {...texts('cancel')} />
        </ConfirmTrigger>
        {children}
      </div>
    )
  )
}
