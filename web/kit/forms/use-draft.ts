import { useEffect, useRef } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { DRAFT, inTabStorage } from './tab-storage'

/** The drafts of the forms that are on the screen. */
const open = new Set<string>()

/**
 * Keeps unsaved edits of a form in the tab, so that they survive an expired session. Its name says what is edited by which
 * user (`profile:${user.id}`); call the returned function once it is saved or given up.
 */
export function useDraft<Values extends FieldValues>(form: UseFormReturn<Values>, name: string): () => void {
  const key = DRAFT + name
  const restored = useRef<string | null>(null)
  useEffect(() => {
    if (restored.current !== key) {
      restored.current = key
      const kept = inTabStorage((storage) => storage.getItem(key))
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written by this form below
      if (kept) form.reset(JSON.parse(kept) as Values, { keepDefaultValues: true })
    }
    open.add(key)
    const stop = form.subscribe({
      formState: { values: true, isDirty: true },
      callback: ({ values, isDirty }) => {
        inTabStorage((storage) =>
          isDirty ? storage.setItem(key, JSON.stringify(values)) : storage.removeItem(key),
        )
      },
    })
    return () => {
      open.delete(key)
      stop()
    }
  }, [form, key])
  return () => void inTabStorage((storage) => storage.removeItem(key))
}

/** While it is on the screen, what it keeps under this key is forgotten with the drafts when it is left without saving. */
export function useOpenDraft(key: string): void {
  useEffect(() => {
    open.add(key)
    return () => void open.delete(key)
  }, [key])
}

/** Whether unsaved edits were kept under this name: then their form is best opened at once. */
export const hasDraft = (name: string): boolean =>
  inTabStorage((storage) => storage.getItem(DRAFT + name)) !== null

/** Forgets the drafts of the forms that are left without saving. */
export function forgetOpenDrafts(): void {
  for (const key of open) inTabStorage((storage) => storage.removeItem(key))
}
