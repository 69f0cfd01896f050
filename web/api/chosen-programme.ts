import type { Endpoint } from '../../shared/endpoint'

/** Its name in the address of the dashboard: /admin?programme=<id>. */
const NAME = 'programme'
/** What stands there instead of an id, where figures of all programmes can be seen together. */
export const ALL_PROGRAMMES = 'all'

/** The programme that the address names; '' for the first one. */
export const chosenProgramme = (): string =>
  (typeof window === 'undefined' ? null : new URLSearchParams(window.location.search).get(NAME)) ?? ''

/**
 * What a call is asked. One that is about a programme is about that of the address, unless it says itself which one: so the
 * screens of the dashboard need not know that there are several.
 */
export function askedInChosen<Args extends { query?: unknown }>(
  { programme: takes }: Pick<Endpoint, 'programme'>,
  args: Args,
): Args {
  if (!takes) return args
  const chosen = chosenProgramme()
  const programme = chosen === ALL_PROGRAMMES && takes === 'one' ? '' : chosen
  return { ...args, query: { programme, ...(args.query as object | undefined) } }
}

/** An address of the dashboard, about the same programme. */
export function inChosen(href: string): string {
  const chosen = chosenProgramme()
  if (!chosen || chosen === ALL_PROGRAMMES) return href
  return `${href}${href.includes('?') ? '&' : '?'}${NAME}=${chosen}`
}
