import type { Words } from '../../languages/words'
import { getAuditLog } from '../../shared/contract/audit'
import { getDomainGroups, getUsers, syncEmployeeData } from '../../shared/contract/directory'
import { getDirectoryTokens } from '../../shared/contract/imports'
import { getInquiries } from '../../shared/contract/inquiries'
import { getKeys, getWebhooks } from '../../shared/contract/integrations'
import { getProgramme } from '../../shared/contract/programme'
import type { Endpoint } from '../../shared/endpoint'
import { type Screen, screen } from '../kit/screen'

export interface AdminSection extends Screen {
  /** Its name in the address: /admin?tab=admin-tools&section=programme. */
  value: keyof Words['dashboard']['sections']
  /** Shown to those who may make this call. */
  call: Endpoint
}

/** The sections of Admin Tools in their order, each a chunk of its own; the first is the one without a section in the address. */
export const adminSections: readonly AdminSection[] = [
  {
    value: 'users',
    call: getUsers,
    ...screen(() => import('../directory/user-management'), ['people']),
  },
  {
    value: 'programme',
    call: getProgramme,
    ...screen(() => import('../month/programme/programmes'), ['rounds']),
  },
  {
    value: 'tools',
    call: syncEmployeeData,
    ...screen(() => import('./programme-tools'), ['rounds']),
  },
  {
    value: 'departments',
    call: getDomainGroups,
    ...screen(() => import('../directory/department-management'), ['tools']),
  },
  {
    value: 'directory-access',
    call: getDirectoryTokens,
    ...screen(() => import('../directory/scim/directory-access-card'), ['tools']),
  },
  {
    value: 'keys',
    call: getKeys,
    ...screen(() => import('../integrations/keys-card'), ['tools']),
  },
  {
    value: 'webhooks',
    call: getWebhooks,
    ...screen(() => import('../integrations/webhooks-card'), ['tools']),
  },
  {
    value: 'inquiries',
    call: getInquiries,
    ...screen(() => import('../inquiries/inquiries'), ['tools']),
  },
  {
    value: 'audit-log',
    call: getAuditLog,
    ...screen(() => import('../audit/audit-log'), ['tools']),
  },
]

/** The address of a section. */
export const sectionHref = (value: AdminSection['value']): string =>
  `/admin?tab=admin-tools${value === adminSections[0]?.value ? '' : `&section=${value}`}`
