import { getAuditLog } from '../../shared/contract/audit'
import { getDomainGroups, getUsers, syncEmployeeData } from '../../shared/contract/directory'
import { getInquiries } from '../../shared/contract/inquiries'
import { getProgramme } from '../../shared/contract/programme'
import { getTopicList } from '../../shared/contract/topics'
import type { Part, Words } from '../../languages/words'
import type { Endpoint } from '../../shared/endpoint'
import { type AdminSection, section } from '../kit/plugin'
import type { Load } from '../kit/screen'
import { plugins } from '../plugins'
import { words } from '../words'
import { getAttributeList } from '../../shared/contract/people'

const own = (
  group: AdminSection['group'],
  value: keyof Words['dashboard']['sections'],
  call: Endpoint,
  load: Load,
  part: Part,
): AdminSection => ({ ...section(value, () => words.dashboard.sections[value], call, load, part), group })

/** The sections of Admin Tools in their order, each a chunk of its own; the first is the one without a section in the address. */
export const adminSections: readonly AdminSection[] = [
  own('people', 'users', getUsers, () => import('../directory/user-management'), 'people'),
  own('programme', 'programme', getProgramme, () => import('../month/programme/programmes'), 'rounds'),
  own('it', 'tools', syncEmployeeData, () => import('./programme-tools'), 'rounds'),
  own('people', 'departments', getDomainGroups, () => import('../directory/department-management'), 'tools'),
  own('people', 'attributes', getAttributeList, () => import('../people/attributes'), 'tools'),
  own('people', 'topics', getTopicList, () => import('../people/topics'), 'tools'),
  ...plugins.flatMap(({ sections = [] }) => sections),
  own('it', 'inquiries', getInquiries, () => import('../inquiries/inquiries'), 'tools'),
  own('it', 'audit-log', getAuditLog, () => import('../audit/audit-log'), 'tools'),
]

/** The address of a section. */
export const sectionHref = (value: string): string =>
  `/admin?tab=admin-tools${value === adminSections[0]?.value ? '' : `&section=${value}`}`
