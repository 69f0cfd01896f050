import type { Context, Programme } from './context'

/** The context with another programme: its settings, and the days and months of its time zone. */
export const withProgramme = (context: Context, programme: Programme): Context => ({
  ...context,
  programme,
  clock: {
    now: () => context.clock.now(),
    get timeZone() {
      return programme.settings.timeZone
    },
  },
})

/**
 * The context for a programme by its id. If it was archived meanwhile, or this instance has not read it yet, the settings
 * of the first one hold, but queries still use its own id.
 */
export function contextForProgramme(context: Context, id: string): Context {
  if (id === context.programme.id) return context
  const programmes = context.programmes()
  const first = programmes[0] ?? context.programme
  return withProgramme(context, programmes.find((one) => one.id === id) ?? { ...first, id, isDefault: false })
}

/** The context for the programme that `find` looks up; where there is one programme, nothing is looked up. */
export async function contextForFoundProgramme(
  context: Context,
  find: () => Promise<string | undefined>,
): Promise<Context> {
  const areOthers = context.programmes().some(({ id }) => id !== context.programme.id)
  const id = areOthers ? await find() : undefined
  return id === undefined ? context : contextForProgramme(context, id)
}

/** Rows of any programmes: those of each, with its context. */
export function groupByProgramme<Row extends { programmeId: string }>(
  context: Context,
  rows: readonly Row[],
): { context: Context; rows: Row[] }[] {
  const found = new Map<string, { context: Context; rows: Row[] }>()
  for (const row of rows) {
    const own = contextForProgramme(context, row.programmeId)
    const ofIt = found.get(own.programme.id) ?? { context: own, rows: [] }
    found.set(own.programme.id, ofIt)
    ofIt.rows.push(row)
  }
  return [...found.values()]
}

/** The address of the dashboard about a programme; `step` is one of its round. */
export function dashboardOf(
  appUrl: URL,
  programme: Pick<Programme, 'id' | 'isDefault'> | null,
  step?: string,
): string {
  const url = new URL('/admin', appUrl)
  if (programme && !programme.isDefault) url.searchParams.set('programme', programme.id)
  if (step) url.searchParams.set('step', step)
  return url.href
}
