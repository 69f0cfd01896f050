import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import type { MonthStep } from '../../shared/contract/month'
import type { WorkProgress, WorkProgress as Progress } from '../../shared/endpoint'
import { type OnProgress, CallError, messageOf } from '../api/call'
import { whenFresh } from '../api/query-client'
import { type ToastMessage, toast } from '../ui/toast'
import { showErrors } from './forms/faults'
import { words } from '../words'
import { cn } from '../ui/cn'
import { ProgressBar } from '../ui/feedback'
import { createStore } from '../ui/store'

const NOT_ADMIN_MS = 7000

/** What an action of the dashboard did. */
export const saySuccess = (description: string) =>
  toast({ title: words.shell.said.success, description, tone: 'success' })

/**
 * Why it did not work: the server's message, else the given text. A session that ended has been reported already ("You are
 * logged out. Logging in again..."), and there is one toast at a time. A former administrator reads that instead.
 */
export function sayFailure(
  error: unknown,
  otherwise: string,
  title = words.shell.said.error,
  duration?: number,
): void {
  if (error instanceof CallError && error.code === 'not_signed_in') return
  if (error instanceof CallError && error.code === 'not_admin') {
    toast({ ...words.shell.said.notAdmin, tone: 'danger', duration: NOT_ADMIN_MS })
    return
  }
  toast({ title, description: messageOf(error, otherwise), tone: 'danger', duration })
}

interface Action<Input, Answer, Values extends FieldValues> {
  /** `onProgress` is for a call that may take long. */
  run: (input: Input, onProgress: OnProgress) => Promise<Answer>
  /** What to say when it worked, nothing to stay silent; without it, what the server says. */
  done?: (answer: Answer, input: Input) => string | ToastMessage | undefined
  /** The message when it failed and the server gave none. */
  failed: string
  /** The form whose fields say what is wrong with them; then nothing else does. */
  form?: UseFormReturn<Values>
  failedTitle?: string
  failedMs?: number
  /** The step of the month that it takes on: its cup shows how far it is. */
  step?: MonthStep['key']
}

const messageIn = (answer: unknown): string | undefined =>
  typeof answer === 'object' && answer && 'message' in answer && typeof answer.message === 'string'
    ? answer.message
    : undefined

/** A change made from the dashboard: it says what it did, or why it failed, and ends when the screen shows the change. */
export function useAction<Input = void, Answer = unknown, Values extends FieldValues = FieldValues>({
  run,
  done,
  failed,
  form,
  failedTitle,
  failedMs,
  step,
}: Action<Input, Answer, Values>) {
  const [progress, setProgress] = useState<WorkProgress>()
  const mutation = useMutation({
    mutationFn: (input: Input) =>
      run(input, (now) => {
        setProgress(now)
        if (step) stepWork.set({ step, progress: now })
      }),
    onSuccess: (answer, input) => {
      const feedback = done ? done(answer, input) : messageIn(answer)
      if (typeof feedback === 'string') saySuccess(feedback)
      else if (feedback) toast(feedback)
    },
    onError: (error) => {
      if (!form || !showErrors(form, error)) sayFailure(error, failed, failedTitle, failedMs)
    },
    onSettled: () => {
      setProgress(undefined)
      if (step) stepWork.set(undefined)
      return whenFresh()
    },
  })
  return {
    ...mutation,
    /** How far it is, if it says so. */
    progress,
    /** For a ConfirmDialog: resolves when it is over, whether it worked or not; the toast says which. */
    settle: async (input: Input) => {
      await mutation.mutateAsync(input).catch(() => undefined)
    },
  }
}

/** The long work for a step of the month that was begun on this page, and how far it is. */
export const stepWork = createStore<{ step: MonthStep['key']; progress: Progress } | undefined>(undefined)

/** How far a long call is; nothing before that is known. */
export function WorkProgress({ of, className }: { of: Progress | undefined; className?: string }) {
  return of ? (
    <output className={cn('block', className)}>
      <ProgressBar label={of.what} value={of.done} max={of.total} />
    </output>
  ) : null
}
