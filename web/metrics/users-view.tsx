import type { UseQueryResult } from '@tanstack/react-query'
import type { getEnhancedMetrics } from '../../shared/contract/metrics'
import type { ResponseOf } from '../../shared/endpoint'
import { Card } from '../ui/card'
import { QueryPart } from '../ui/query-part'
import { statusShares, topDepartments } from './metrics.rules'
import { ShareTable } from './share-table'
import { words } from '../words'

export type Metrics = ResponseOf<typeof getEnhancedMetrics>

/** User Analytics: who takes part, and where they work. */
export function UsersView({ query }: { query: UseQueryResult<Metrics> }) {
  const { failed, column, status, departments: texts } = words.figures.users
  return (
    <QueryPart query={query} failure={failed} lines={6}>
      {({ userMetrics }) => {
        const departments = topDepartments(userMetrics)
        return (
          <div className="grid items-start gap-6 lg:grid-cols-2">
            <Card title={status.title} description={status.description}>
              <ShareTable
                caption={status.caption}
                heads={[status.column, column]}
                shares={statusShares(userMetrics)}
                hrefOf={({ key }) => `/admin?tab=admin-tools&status=${key}`}
              />
            </Card>
            <Card title={texts.title} description={departments.length === 10 ? texts.ten : texts.all}>
              {departments.length === 0 ? (
                <p className="text-muted">{texts.none}</p>
              ) : (
                <ShareTable
                  caption={texts.caption}
                  heads={[words.figures.department, column]}
                  shares={departments}
                />
              )}
            </Card>
          </div>
        )
      }}
    </QueryPart>
  )
}
