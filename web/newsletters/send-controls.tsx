import type { ReactNode } from 'react'
import type { SendProgress } from '../../shared/contract/newsletters'
import { useAction } from '../kit/use-action'
import { counted } from '../../shared/counted'
import { Button } from '../ui/button'
import { ConfirmTrigger } from '../ui/dialog'
import { isOpenSend } from './newsletter.rules'

export type Control = 'pause' | 'resume' | 'cancel'

interface SendControlsProps {
  title: string
  progress: Pick<SendProgress, 'state' | 'sent' | 'failed' | 'unknown' | 'total'>
  run: (control: Control) => Promise<unknown>
  /** Of a send to several groups: the one that this is about, or null for all of them. */
  group?: string | null
  children?: ReactNode
}

/** Pauses, resumes or cancels a send that is not over. */
export function SendControls({ title, progress, run, group, children }: SendControlsProps) {
  const control = useAction({ run, failed: 'The send could not be changed' })
  const { state, sent, failed, unknown, total } = progress
  const left = Math.max(0, total - sent - failed - unknown)
  const next = state === 'paused' ? 'resume' : 'pause'
  const texts = (verb: string) => {
    if (group === undefined) return { children: `${verb} sending` }
    return group === null
      ? { children: `${verb} all` }
      : { children: verb, 'aria-label': `${verb} sending to ${group}` }
  }
  return (
    isOpenSend(state) && (
      <div className="flex flex-wrap gap-2">
        <Button
          size="small"
          variant="secondary"
          pending={control.isPending}
          onClick={() => control.mutate(next)}
          {...texts(state === 'paused' ? 'Resume' : 'Pause')}
        />
        <ConfirmTrigger
          title={`Cancel sending "${title}"${group ? ` to ${group}` : ''}?`}
          effect={`${counted(sent, 'person already has', 'people already have')} it. ${counted(left, 'other person will', 'others will')} not get it.`}
          confirm="Cancel sending"
          cancel="Keep sending"
          pendingLabel="Cancelling..."
          onConfirm={() => control.settle('cancel')}
        >
          <Button size="small" variant="secondary" {...texts('Cancel')} />
        </ConfirmTrigger>
        {children}
      </div>
    )
  )
}
