import { getAuditLog } from '../../shared/contract/audit'
import { getDomainGroups, getUsers, syncEmployeeData } from '../../shared/contract/directory'
import { getDirectoryTokens } from '../../shared/contract/imports'
import { getInquiries } from '../../shared/contract/inquiries'
import { getProgramme } from '../../shared/contract/programme'
import type { Endpoint } from '../../shared/endpoint'
import { type Screen, screen } from '../kit/screen'

export interface AdminSection extends Screen {
  /** Its name in the address: /admin?tab=admin-tools&section=programme. */
  value: string
  label: string
  /** Shown to those who may make this call. */
  call: Endpoint
}

/** The sections of Admin Tools in their order, each a chunk of its own; the first is the one without a section in the address. */
export const adminSections: readonly AdminSection[] = [
  {
    value: 'users',
    label: 'User Management',
    call: getUsers,
    ...screen(() => import('../directory/user-management')),
  },
  {
    value: 'programme',
    label: 'Programme',
    call: getProgramme,
    ...screen(() => import('../month/programme/programme-card')),
  },
  {
    value: 'tools',
    label: 'Programme Tools',
    call: syncEmployeeData,
    ...screen(() => import('./programme-tools')),
  },
  {
    value: 'departments',
    label: 'Department Management',
    call: getDomainGroups,
    ...screen(() => import('../directory/department-management')),
  },
  {
    value: 'directory-access',
    label: 'Directory access',
    call: getDirectoryTokens,
    ...screen(() => import('../directory/scim/directory-access-card')),
  },
  {
    value: 'inquiries',
    label: 'Company Inquiries',
    call: getInquiries,
    ...screen(() => import('../inquiries/inquiries')),
  },
  {
    value: 'audit-log',
    label: 'Audit Log',
    call: getAuditLog,
    ...screen(() => import('../audit/audit-log')),
  },
]

/** The address of a section. */
export const sectionHref = (value: string): string =>
  `/admin?tab=admin-tools${value === adminSections[0]?.value ? '' : `&section=${value}`}`
