import type { Words } from '../../languages/words'
import { type Screen, screen } from '../kit/screen'

export interface DashboardTab extends Screen {
  /** Its name in the address: /admin?tab=departments. */
  value: keyof Words['dashboard']['tabs']
}

/** The tabs in their order, each a chunk of its own; the first is the one without a tab in the address. */
export const dashboardTabs: readonly DashboardTab[] = [
  { value: 'operations', ...screen(() => import('../month/operations.tab'), ['rounds', 'newsletters']) },
  { value: 'admin-tools', ...screen(() => import('./admin-tools.tab')) },
  { value: 'departments', ...screen(() => import('../directory/departments.tab'), ['tools']) },
  { value: 'metrics', ...screen(() => import('../metrics/metrics.tab'), ['figures', 'rounds']) },
  { value: 'email-whitelist', ...screen(() => import('../directory/email-whitelist.tab'), ['tools']) },
  { value: 'email-logs', ...screen(() => import('../mail/log/email-logs.tab'), ['tools', 'newsletters']) },
  { value: 'images', ...screen(() => import('../images/images.tab'), ['tools']) },
]
