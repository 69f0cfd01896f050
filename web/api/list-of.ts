import { type InfiniteData, keepPreviousData } from '@tanstack/react-query'
import type { Endpoint, ResponseOf } from '../../shared/endpoint'
import type { CallRest, Page } from './call'
import { pagesOf } from './query-client'

type RowOf<Items> = Items extends readonly (infer Row)[] ? Row : Items

/** The rows of a list that are loaded, and how many it has in all. */
interface Loaded<Items> {
  items: RowOf<Items>[]
  total: number
}

const loaded = ({ pages }: InfiniteData<Page<unknown>>) => ({
  items: pages.flatMap(({ items }) => items),
  total: pages[0]?.total ?? 0,
})

/** `useInfiniteQuery(listOf(getX, args))`: a list as its rows; with another filter, those before stay until the new ones are there. */
export const listOf = <E extends Endpoint>(endpoint: E, ...rest: CallRest<E>) => ({
  ...pagesOf(endpoint, ...rest),
  placeholderData: keepPreviousData,
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the pages of this call have its rows
  select: loaded as (data: InfiniteData<Page<ResponseOf<E>>>) => Loaded<ResponseOf<E>>,
})
