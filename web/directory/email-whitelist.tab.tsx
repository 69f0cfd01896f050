import { DirectoryGroups } from './scim/directory-groups'
import { AllowedEmails } from './allowed-emails'
import { DomainGroups } from './domain-groups'
import { May } from '../sign-in/may'
import { getDirectoryGroups } from '../../shared/contract/imports'

/** Who may join, and the groups they belong to. */
export default function EmailWhitelistTab() {
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <AllowedEmails />
      <div className="grid gap-6">
        <DomainGroups />
        <May call={getDirectoryGroups}>
          <DirectoryGroups />
        </May>
      </div>
    </div>
  )
}
