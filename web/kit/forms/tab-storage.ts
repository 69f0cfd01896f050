/** Uses the tab's storage; null where the browser blocks it or it is full: then nothing is remembered, and nothing breaks. */
export function inTabStorage<Result>(use: (storage: Storage) => Result): Result | null {
  try {
    return use(window.sessionStorage)
  } catch {
    return null
  }
}
