import type { Words } from '../../languages/words'
import { inChosen } from '../api/chosen-programme'
import { type Screen, screen } from '../kit/screen'

export interface DashboardTab extends Screen {
  /** Its name in the address: /admin?tab=departments. */
  value: keyof Words['dashboard']['tabs']
  /** It is about one programme. */
  isOfProgramme?: true
}

/** The tabs in their order, each a chunk of its own; the first is the one without a tab in the address. */
export const dashboardTabs: readonly DashboardTab[] = [
  {
    value: 'operations',
    ...screen(() => import('../month/operations.tab'), ['rounds', 'newsletters']),
    isOfProgramme: true,
  },
  { value: 'admin-tools', ...screen(() => import('./admin-tools.tab')) },
  { value: 'departments', ...screen(() => import('../directory/departments.tab'), ['tools']) },
  {
    value: 'metrics',
    ...screen(() => import('../metrics/metrics.tab'), ['figures', 'rounds']),
    isOfProgramme: true,
  },
  {
    value: 'email-whitelist',
    ...screen(() => import('../directory/email-whitelist.tab'), ['tools', 'rounds']),
  },
  { value: 'email-logs', ...screen(() => import('../mail/log/email-logs.tab'), ['tools', 'newsletters']) },
  { value: 'images', ...screen(() => import('../images/images.tab'), ['tools']) },
]

/** The address of a tab: what is about one programme stays about it. */
export function tabHref(value: string): string {
  const [first] = dashboardTabs
  const href = value === first?.value ? '/admin' : `/admin?tab=${value}`
  return dashboardTabs.find((tab) => tab.value === value)?.isOfProgramme ? inChosen(href) : href
}
