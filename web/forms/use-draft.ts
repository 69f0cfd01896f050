import { useEffect, useRef } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'

const PREFIX = 'draft:'

/**
 * Keeps unsaved edits of a form in the tab, so that they survive a sign-in that ran out. Name it by what is edited and
 * by whom (`profile:${user.id}`); call the returned function once it is saved or given up.
 */
export function useDraft<Values extends FieldValues>(form: UseFormReturn<Values>, name: string): () => void {
  const key = PREFIX + name
  const restored = useRef<string | null>(null)
  useEffect(() => {
    if (restored.current !== key) {
      restored.current = key
      const kept = sessionStorage.getItem(key)
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written by this form below
      if (kept) form.reset(JSON.parse(kept) as Values, { keepDefaultValues: true })
    }
    return form.subscribe({
      formState: { values: true, isDirty: true },
      callback: ({ values, isDirty }) => {
        if (isDirty) sessionStorage.setItem(key, JSON.stringify(values))
        else sessionStorage.removeItem(key)
      },
    })
  }, [form, key])
  return () => sessionStorage.removeItem(key)
}

/** Whether unsaved edits were kept under this name: then their form is best opened at once. */
export const hasDraft = (name: string): boolean => sessionStorage.getItem(PREFIX + name) !== null

/** Forgets every draft: at sign-out, so that the next person at this browser finds none. */
export function forgetDrafts(): void {
  for (const key of Object.keys(sessionStorage)) if (key.startsWith(PREFIX)) sessionStorage.removeItem(key)
}
