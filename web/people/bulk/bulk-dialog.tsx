import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { type BulkReach, type changeEntries, undoChange } from '../../../shared/contract/bulk'
import type { ResponseOf } from '../../../shared/endpoint'
import { call, messageOf } from '../../api/call'
import { whenFresh } from '../../api/query-client'
import { FormDialog } from '../../kit/forms/form-dialog'
import { useAction, sayFailure, saySuccess } from '../../kit/use-action'
import { Alert } from '../../ui/feedback'
import { EndingMatches } from '../participation/ending-matches'
import { type Selected, type Noun, reachInWords } from './bulk-bar'
import { words } from '../../words'

/** How long the toast with the undo stays. */
const TOAST_MS = 30_000

async function takeBack(undo: string): Promise<void> {
  try {
    const { message } = await call(undoChange, { body: { undo } })
    await whenFresh()
    saySuccess(message)
  } catch (error) {
    sayFailure(error, words.dashboard.bulk.notUndone)
  }
}

interface BulkDialogProps<Change, Values extends FieldValues> {
  title: string
  selected: Selected
  noun: Noun
  form: UseFormReturn<Values>
  /** undefined while it is not chosen yet. */
  change: Change | undefined
  preview: (change: Change) => Promise<BulkReach>
  run: (change: Change) => Promise<ResponseOf<typeof changeEntries>>
  /** The button's words, with how many it changes: "Pause 3 users", or "Pause" for 0. */
  submit: (count: number) => string
  danger?: boolean
  /** What it does, next to the numbers. */
  effect?: string
  /** What it means for people in an active pairing: missing when nothing, empty when the fields say it. */
  ifPaired?: string
  onClose: () => void
  /** The fields. */
  children?: ReactNode
}

/** Asks before many rows are changed: how many would change, and who of them is in an active pairing. */
export function BulkDialog<Change, Values extends FieldValues>(props: BulkDialogProps<Change, Values>) {
  const { selected, noun, form, change, preview, run, submit, effect, ifPaired, onClose, children } = props
  const { bulk } = words.dashboard
  const found = useQuery({
    queryKey: ['bulk', noun, selected.isAll || [...selected.ids], change],
    queryFn: async () => (change === undefined ? null : preview(change)),
    // Once it is done nothing is selected any more.
    enabled: change !== undefined && selected.count > 0,
    staleTime: 0,
    gcTime: 0,
  })
  const reach = found.isFetching ? null : (found.data ?? null)
  const act = useAction({
    run: async () => {
      if (change === undefined) throw new Error('Nothing is chosen')
      return run(change)
    },
    done: ({ message, undo }) => {
      selected.clear()
      if (undo === null) return message
      const action = { label: bulk.undo, run: () => void takeBack(undo) }
      return {
        title: words.shell.said.success,
        description: message,
        tone: 'success',
        duration: TOAST_MS,
        action,
      }
    },
    failed: bulk[noun].failed,
  })
  return (
    <FormDialog
      title={props.title}
      form={form}
      action={{ isPending: act.isPending, mutate: (_, then) => act.mutate(undefined, then) }}
      submit={submit(reach?.changed ?? 0)}
      pendingLabel={words.dashboard.buttons.saving}
      danger={props.danger}
      disabled={!reach || reach.changed === 0}
      onClose={onClose}
    >
      {children}
      <div aria-live="polite" className="figures flex flex-col gap-3 text-muted">
        {found.isError && <Alert tone="danger">{messageOf(found.error, bulk.notCounted)}</Alert>}
        {ifPaired !== undefined && <EndingMatches reach={reach} effect={ifPaired} />}
        <p>
          {change === undefined || found.isError
            ? bulk[noun].sentence(selected.count)
            : reach
              ? [...reachInWords(reach, selected.count, noun), effect].filter(Boolean).join(' ')
              : bulk.counting}
        </p>
      </div>
    </FormDialog>
  )
}
