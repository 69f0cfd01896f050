import { getSecondFactor } from '../../shared/contract/second-factor'
import { changePassword } from '../../shared/contract/sign-in'
import { PageHeader } from '../layout/page-header'
import { AdminOnly } from '../sign-in/admin-only'
import { May } from '../sign-in/may'
import { PasswordCard } from '../sign-in/password-card'
import { SecondFactorCard } from '../sign-in/second-factor/second-factor-card'
import { SessionsCard } from '../sign-in/sessions-card'
import { words } from '../words'

/** /account: how somebody with a dashboard signs in, and where. */
export default function AccountPage() {
  return (
    <AdminOnly>
      <PageHeader title={words.shell.titles['/account']} description={words.account.description} />
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <div className="grid gap-6">
          <May call={getSecondFactor}>
            <SecondFactorCard />
          </May>
          <SessionsCard />
        </div>
        <May call={changePassword}>
          <PasswordCard />
        </May>
      </div>
    </AdminOnly>
  )
}
