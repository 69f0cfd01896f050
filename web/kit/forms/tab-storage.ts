/** Uses the tab's storage; null where the browser blocks it or it is full: then nothing is remembered, and nothing breaks. */
export function inTabStorage<Result>(use: (storage: Storage) => Result): Result | null {
  try {
    return use(window.sessionStorage)
  } catch {
    return null
  }
}

/** How the names of the drafts of forms begin. */
export const DRAFT = 'draft:'

/** Forgets every draft: at sign-out, so that the next person at this browser finds no drafts. */
export function forgetDrafts(): void {
  inTabStorage((storage) => {
    for (const key of Object.keys(storage)) if (key.startsWith(DRAFT)) storage.removeItem(key)
  })
}
