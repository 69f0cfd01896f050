import { AuditLog } from '../audit/audit-log'
import { Inquiries } from '../inquiries/inquiries'
import { ProgrammeCard } from '../month/programme/programme-card'
import { DirectoryAccessCard } from '../directory/scim/directory-access-card'
import { SecondFactorCard } from '../sign-in/second-factor/second-factor-card'
import { PasswordCard } from '../sign-in/password-card'
import { SessionsCard } from '../sign-in/sessions-card'
import { DepartmentManagement } from '../directory/department-management'
import { ProgrammeTools } from './programme-tools'
import { UserManagement } from '../directory/user-management'
import { May } from '../sign-in/may'
import { getProgramme } from '../../shared/contract/programme'
import { syncEmployeeData } from '../../shared/contract/directory'
import { getDirectoryTokens } from '../../shared/contract/imports'
import { getInquiries } from '../../shared/contract/inquiries'
import { getAuditLog } from '../../shared/contract/audit'
import { getSecondFactor } from '../../shared/contract/second-factor'
import { changePassword } from '../../shared/contract/sign-in'

/** People, and tools for occasional use. */
export default function AdminToolsTab() {
  return (
    <div className="flex flex-col gap-6">
      <UserManagement />
      <May call={getProgramme}>
        <ProgrammeCard />
      </May>
      <May call={syncEmployeeData}>
        <ProgrammeTools />
      </May>
      <DepartmentManagement />
      <May call={getDirectoryTokens}>
        <DirectoryAccessCard />
      </May>
      <May call={getInquiries}>
        <Inquiries />
      </May>
      <May call={getAuditLog}>
        <AuditLog />
      </May>
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <May call={getSecondFactor}>
          <SecondFactorCard />
        </May>
        <May call={changePassword}>
          <PasswordCard />
        </May>
        <SessionsCard />
      </div>
    </div>
  )
}
