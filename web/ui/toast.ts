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

let shown: ShownToast | null = null
let count = 0
const listeners = new Set<() => void>()

function set(next: ShownToast | null): void {
  shown = next
  for (const listener of listeners) listener()
}

/** Shows a message; it replaces the one before. Returns a function that closes it. */
export function toast(message: ToastMessage): () => void {
  count += 1
  const id = count
  set({ ...message, id, open: true })
  return () => closeToast(id)
}

export function closeToast(id: number): void {
  if (shown?.id === id && shown.open) set({ ...shown, open: false })
}

/** For `useSyncExternalStore`. */
export function subscribeToToast(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

export const shownToast = () => shown
