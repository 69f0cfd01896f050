import { AllowedEmails } from './allowed-emails'
import { DomainGroups } from './domain-groups'
import { May } from '../sign-in/may'
import { plugins } from '../plugins'

/** Who may join, and the groups they belong to. */
export default function EmailWhitelistTab() {
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <AllowedEmails />
      <div className="grid gap-6">
        <DomainGroups />
        {plugins.map(
          ({ besideGroups: card }) =>
            card && (
              <May key={card.call.path} call={card.call}>
                <card.Component />
              </May>
            ),
        )}
      </div>
    </div>
  )
}
