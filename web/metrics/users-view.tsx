import type { UseQueryResult } from '@tanstack/react-query'
import type { getEnhancedMetrics } from '../../shared/contract/metrics'
import type { ResponseOf } from '../../shared/endpoint'
import { Card } from '../ui/card'
import { QueryPart } from '../ui/query-part'
import { statusShares, topDepartments } from './metrics.rules'
import { ShareTable } from './share-table'

export type Metrics = ResponseOf<typeof getEnhancedMetrics>

/** User Analytics: who takes part, and where they work. */
export function UsersView({ query }: { query: UseQueryResult<Metrics> }) {
  return (
    <QueryPart query={query} failure="The users could not be loaded." lines={6}>
      {({ userMetrics }) => {
        const departments = topDepartments(userMetrics)
        return (
          <div className="grid items-start gap-6 lg:grid-cols-2">
            <Card title="Status Distribution" description="What people have chosen, as of today.">
              <ShareTable
                caption="Users by status"
                heads={['Status', 'Users']}
                shares={statusShares(userMetrics)}
                hrefOf={({ key }) => `/admin?tab=admin-tools&status=${key}`}
              />
            </Card>
            <Card
              title="Top Departments"
              description={departments.length === 10 ? 'The ten with the most users.' : 'By number of users.'}
            >
              {departments.length === 0 ? (
                <p className="text-muted">No users found</p>
              ) : (
                <ShareTable
                  caption="Departments with the most users"
                  heads={['Department', 'Users']}
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
