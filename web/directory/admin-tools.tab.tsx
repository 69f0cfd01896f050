import { AuditLog } from '../audit/audit-log'
import { Inquiries } from '../inquiries/inquiries'
import { ProgrammeCard } from '../programme/programme-card'
import { DirectoryAccessCard } from '../scim/directory-access-card'
import { SecondFactorCard } from '../sign-in/second-factor/second-factor-card'
import { PasswordCard } from '../sign-in/password-card'
import { SessionsCard } from '../sign-in/sessions-card'
import { DepartmentManagement } from './department-management'
import { ProgrammeTools } from './programme-tools'
import { UserManagement } from './user-management'

/** People, and tools for occasional use. */
export default function AdminToolsTab() {
  return (
    <div className="flex flex-col gap-6">
      <UserManagement />
      <ProgrammeCard />
      <ProgrammeTools />
      <DepartmentManagement />
      <DirectoryAccessCard />
      <Inquiries />
      <AuditLog />
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <SecondFactorCard />
        <PasswordCard />
        <SessionsCard />
      </div>
    </div>
  )
}
