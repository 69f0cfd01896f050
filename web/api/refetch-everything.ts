import { queryClient } from './query-client'

/** Tries every read again that failed or is on the screen. */
export const refetchEverything = () =>
  queryClient.refetchQueries({ predicate: (query) => query.state.status === 'error' || query.isActive() })
