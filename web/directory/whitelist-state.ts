import { getAllowedEmails, getDomainGroups, getUsers } from '../../shared/contract/directory'
import { getPairingValidation } from '../../shared/contract/pairings'

/** What the whitelist decides: who is covered, in which group, and so who can be paired. */
export const afterWhitelistChange = [getAllowedEmails, getDomainGroups, getUsers, getPairingValidation]
