import type { Part, Words } from '../../languages/words'
import { getAuditLog } from '../../shared/contract/audit'
import { getDomainGroups, getUsers, syncEmployeeData } from '../../shared/contract/directory'
import { getDirectoryTokens } from '../../shared/contract/imports'
import { getInquiries } from '../../shared/contract/inquiries'
import { getKeys, getWebhooks } from '../../shared/contract/integrations'
import { getProgramme } from '../../shared/contract/programme'
import type { Endpoint } from '../../shared/endpoint'
import { type Load, type Screen, screen } from '../kit/screen'

export interface AdminSection extends Screen {
  /** Its name in the address: /admin?tab=admin-tools&section=programme. */
  value: keyof Words['dashboard']['sections']
  /** Shown to those who may make this call. */
  call: Endpoint
}

const section = (value: AdminSection['value'], call: Endpoint, load: Load, part: Part): AdminSection => ({
  value,
  call,
  ...screen(load, [part]),
})

/** The sections of Admin Tools in their order, each a chunk of its own; the first is the one without a section in the address. */
export const adminSections: readonly AdminSection[] = [
  section('users', getUsers, () => import('../directory/user-management'), 'people'),
  section('programme', getProgramme, () => import('../month/programme/programmes'), 'rounds'),
  section('tools', syncEmployeeData, () => import('./programme-tools'), 'rounds'),
  section('departments', getDomainGroups, () => import('../directory/department-management'), 'tools'),
  section(
    'directory-access',
    getDirectoryTokens,
    () => import('../directory/scim/directory-access-card'),
    'tools',
  ),
  section('keys', getKeys, () => import('../integrations/keys-card'), 'tools'),
  section('webhooks', getWebhooks, () => import('../integrations/webhooks-card'), 'tools'),
  section('inquiries', getInquiries, () => import('../inquiries/inquiries'), 'tools'),
  section('audit-log', getAuditLog, () => import('../audit/audit-log'), 'tools'),
]

/** The address of a section. */
export const sectionHref = (value: AdminSection['value']): string =>
  `/admin?tab=admin-tools${value === adminSections[0]?.value ? '' : `&section=${value}`}`
