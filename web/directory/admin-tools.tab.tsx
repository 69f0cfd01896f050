import { Inquiries } from '../inquiries/inquiries'
import { ProgrammeTools } from './programme-tools'
import { UserManagement } from './user-management'

/** People, and the tools that are needed now and then. */
export default function AdminToolsTab() {
  return (
    <div className="flex flex-col gap-6">
      <UserManagement />
      <ProgrammeTools />
      <Inquiries />
    </div>
  )
}
