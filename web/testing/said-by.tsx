import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { Router } from 'wouter'

/** A read, as `queryOf` makes it, and what of its response the part looks at. */
export type Read = readonly [query: { queryKey: readonly unknown[] }, response: unknown]

/** What a part of a screen says when these reads are there: its HTML, and its text alone. */
export function saidBy(part: ReactNode, reads: readonly Read[]): { html: string; text: string } {
  const client = new QueryClient()
  for (const [{ queryKey }, response] of reads) client.setQueryData(queryKey, response)
  const html = renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <Router ssrPath="/home">{part}</Router>
    </QueryClientProvider>,
  )
  const text = html
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replace(/\s+/g, ' ')
  return { html, text }
}
