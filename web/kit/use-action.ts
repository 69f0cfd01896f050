import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import type { MonthStep } from '../../shared/contract/month'
import type { WorkProgress } from '../../shared/endpoint'
import type { OnProgress } from '../api/call'
import { whenFresh } from '../api/query-client'
import { type ToastMessage, toast } from '../ui/toast'
import { showErrors } from './forms/show-errors'
import { sayFailure, saySuccess } from './say'
import { stepWork } from './work-progress'

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
      const said = done ? done(answer, input) : messageIn(answer)
      if (typeof said === 'string') saySuccess(said)
      else if (said) toast(said)
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
