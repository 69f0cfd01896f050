import {
  getAllowedEmails,
  getDepartments,
  getDepartmentsOfDomain,
  getDomainGroups,
  getGroupDepartments,
  getMyDepartments,
  getUsers,
} from '../../shared/contract/directory'
import { getPairingValidation } from '../../shared/contract/pairings'

/** What the whitelist decides: who is covered, in which group, and so who can be paired. */
export const afterWhitelistChange = [getAllowedEmails, getDomainGroups, getUsers, getPairingValidation]

/** Who is in which department, and which ones can be chosen. */
export const afterDepartmentChange = [
  getGroupDepartments,
  getDepartments,
  getDepartmentsOfDomain,
  getMyDepartments,
  getUsers,
]
