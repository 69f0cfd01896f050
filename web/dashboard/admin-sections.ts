import { getAuditLog } from '../../shared/contract/audit'
import { getDomainGroups, getUsers, syncEmployeeData } from '../../shared/contract/directory'
import { getInquiries } from '../../shared/contract/inquiries'
import { getProgramme } from '../../shared/contract/programme'
import { type AdminSection, section } from '../kit/plugin'
import { plugins } from '../plugins'

/** The sections of Admin Tools in their order, each a chunk of its own; the first is the one without a section in the address. */
export const adminSections: readonly AdminSection[] = [
  section('users', getUsers, () => import('../directory/user-management'), 'people'),
  section('programme', getProgramme, () => import('../month/programme/programmes'), 'rounds'),
  section('tools', syncEmployeeData, () => import('./programme-tools'), 'rounds'),
  section('departments', getDomainGroups, () => import('../directory/department-management'), 'tools'),
  ...plugins.flatMap(({ sections = [] }) => sections),
  section('inquiries', getInquiries, () => import('../inquiries/inquiries'), 'tools'),
  section('audit-log', getAuditLog, () => import('../audit/audit-log'), 'tools'),
]

/** The address of a section. */
export const sectionHref = (value: AdminSection['value']): string =>
  `/admin?tab=admin-tools${value === adminSections[0]?.value ? '' : `&section=${value}`}`
