import { AdminOnly } from '../sign-in/admin-only'
import { Dashboard } from './dashboard'

/** /admin: the dashboard, for administrators and managers of groups only. */
export default function AdminPage() {
  return (
    <AdminOnly>
      <Dashboard />
    </AdminOnly>
  )
}
