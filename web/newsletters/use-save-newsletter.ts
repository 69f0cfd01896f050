import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import {
  getNewsletters,
  type Newsletter,
  saveNewsletter,
  approveNewsletter,
} from '../../shared/contract/newsletters'
import { sayFailure, useAction } from '../kit/use-action'
import { CallError, call } from '../api/call'
import { queryClient, queryOf, keyOf } from '../api/query-client'
import { showErrors } from '../kit/forms/faults'
import { toast } from '../ui/toast'
import { words } from '../words'
import { type NewsletterForm, saidAfterSave, toBody, toForm } from './newsletter.rules'

interface Options {
  id: string
  form: UseFormReturn<NewsletterForm>
  wasApproved: boolean
  onSaved: (newsletter: Newsletter) => void
}

/** Bases the form on what is stored now. What was typed since `values` were taken is kept, as a change to it. */
export function rebase(
  form: UseFormReturn<NewsletterForm>,
  stored: Newsletter,
  values: NewsletterForm,
): void {
  const now = toForm(stored)
  const untouched = JSON.stringify(form.getValues()) === JSON.stringify(values)
  form.reset(now, { keepValues: !untouched })
  if (!untouched) form.setValue('updatedAt', now.updatedAt, { shouldDirty: true })
}

async function asItIsNow(id: string): Promise<Newsletter | undefined> {
  try {
    const list = await queryClient.fetchQuery(queryOf(getNewsletters))
    return list.find((newsletter) => newsletter.id === id)
  } catch {
    return undefined
  }
}

/**
 * Saves the newsletter. If someone else saved it since it was read, nothing is written: `conflict` is their version,
 * and the edits stay in the form.
 */
export function useSaveNewsletter({ id, form, wasApproved, onSaved }: Options) {
  const [conflict, setConflict] = useState<Newsletter | null>(null)
  const save = useMutation({
    mutationFn: (values: NewsletterForm) => call(saveNewsletter, { params: { id }, body: toBody(values) }),
    onMutate: () => ({ wasApproved }),
    onSuccess: (answer, values, before) => {
      setConflict(null)
      changeInList(id, answer)
      rebase(form, answer, values)
      onSaved(answer)
      toast(saidAfterSave(answer, before.wasApproved))
    },
    onError: async (error, values) => {
      if (error instanceof CallError && error.code === 'stale') {
        const theirs = await asItIsNow(id)
        if (theirs && theirs.updatedAt !== values.updatedAt) {
          setConflict(theirs)
          return
        }
      }
      showErrors(form, error)
      sayFailure(error, words.newsletters.editor.save.failed)
    },
  })
  return { save, conflict, setConflict }
}

/** Shows what has changed of a newsletter before the list is read again: Approve and Send name the version that the list shows. */
export function changeInList(id: string, changes: Partial<Newsletter>): void {
  queryClient.setQueryData<Newsletter[]>(keyOf(getNewsletters), (list) =>
    list?.map((newsletter) => (newsletter.id === id ? { ...newsletter, ...changes } : newsletter)),
  )
}

/** Approves a newsletter as it is shown; if someone else has saved it since, the server refuses. */
export const useApproveNewsletter = ({ id, title, updatedAt }: Newsletter) =>
  useAction({
    run: () => call(approveNewsletter, { params: { id }, body: { updatedAt } }),
    done: (approved) => {
      changeInList(id, approved)
      return words.newsletters.approve.done(title)
    },
    failed: words.newsletters.approve.failed,
  })
