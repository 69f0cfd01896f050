/** Uses the storage of the tab; null where that is barred or full: nothing is remembered then, and nothing breaks. */
export function inTabStorage<Result>(use: (storage: Storage) => Result): Result | null {
  try {
    return use(window.sessionStorage)
  } catch {
    return null
  }
}
