import type { AuditAction } from '../../shared/contract/audit'
import type { DemoCompany } from './demo-company'
import { Refusal } from './demo-routes'

/** Writes into the demo's audit log. */
export function note(
  company: DemoCompany,
  action: AuditAction,
  subjectLabel: string,
  before: Record<string, unknown> | null = null,
  after: Record<string, unknown> | null = null,
): void {
  company.audit.unshift({
    id: company.nextId(),
    at: new Date().toISOString(),
    actorId: null,
    actorEmail: company.people[0]?.email ?? '',
    action,
    subjectKind: action.split('.')[0] ?? '',
    subjectId: null,
    subjectLabel,
    before,
    after,
  })
}

/** The thing of this id; a refusal names what was looked for. */
export function oneOf<T extends { id: string }>(list: readonly T[], id: string, what: string): T {
  const found = list.find((one) => one.id === id)
  if (!found) throw new Refusal(404, `This ${what} does not exist any more.`)
  return found
}

export const without = <T>(list: T[], item: T): void => {
  const place = list.indexOf(item)
  if (place >= 0) list.splice(place, 1)
}
