import { createStore } from './store'

export interface ToastMessage {
  title: string
  description?: string
  /** `danger` is the destructive look of failures. */
  tone?: 'neutral' | 'success' | 'danger' | 'warning'
  /** How long it stays, in ms. */
  duration?: number
  /** One thing that can be done about it, e.g. Undo. */
  action?: { label: string; run: () => void }
}

export interface ShownToast extends ToastMessage {
  id: number
  open: boolean
}

export const TOAST_MS = 5000

const shown = createStore<ShownToast | null>(null)
let count = 0

/** Shows a message; it replaces the one before. Returns a function that closes it. */
export function toast(message: ToastMessage): () => void {
  count += 1
  const id = count
  shown.set({ ...message, id, open: true })
  return () => closeToast(id)
}

export function closeToast(id: number): void {
  const now = shown.get()
  if (now?.id === id && now.open) shown.set({ ...now, open: false })
}

/** The toast on the screen, open or just closed. */
export const useToast = shown.use
