import { sayReason } from '../../../languages/reasons'
import type { PluginHooks } from '../../../server/platform/context/context'
import { toStretches } from './busy.rules'
import { findCalendar } from './calendars.queries'

/** The calendar that says when a person is busy. Its address and password are encrypted, and not shown. */
export const exportCalendar: NonNullable<PluginHooks['exportOf']> = async (tx, { id }, words) => {
  const { sections, fields, values } = words.responses.myData
  const { source, host, connectedAt, readAt, note, busy } = fields
  const about = { title: sections.calendar, labels: { source, host, connectedAt, readAt, note, busy } }
  const { own, reading } = await findCalendar(tx, id)
  if (!own && !reading) return { ...about, entries: [] }
  const entry = {
    source: values.source[own?.source ?? 'company'],
    host: own?.host ?? null,
    connectedAt: own?.createdAt ?? null,
    readAt: reading?.readAt ?? null,
    note: reading?.note ? sayReason(words, reading.note) : '',
    busy: toStretches(reading?.busy ?? []).map(({ start, end }) => ({
      start: new Date(start),
      end: new Date(end),
    })),
  }
  return { ...about, entries: [entry] }
}
