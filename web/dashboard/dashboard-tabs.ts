import { type Screen, screen } from '../kit/screen'

export interface DashboardTab extends Screen {
  /** Its name in the address: /admin?tab=departments. */
  value: string
  label: string
}

/** The tabs in their order, each a chunk of its own; the first is the one without a tab in the address. */
export const dashboardTabs: readonly DashboardTab[] = [
  { value: 'operations', label: 'Operations', ...screen(() => import('../month/operations.tab')) },
  { value: 'admin-tools', label: 'Admin Tools', ...screen(() => import('./admin-tools.tab')) },
  { value: 'departments', label: 'Departments', ...screen(() => import('../directory/departments.tab')) },
  { value: 'metrics', label: 'Analytics & Metrics', ...screen(() => import('../metrics/metrics.tab')) },
  {
    value: 'email-whitelist',
    label: 'Email Whitelist',
    ...screen(() => import('../directory/email-whitelist.tab')),
  },
  { value: 'email-logs', label: 'Email Send Logs', ...screen(() => import('../mail/log/email-logs.tab')) },
  { value: 'images', label: 'Image Gallery', ...screen(() => import('../images/images.tab')) },
]
