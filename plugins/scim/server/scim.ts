import type { Plugin } from '../../../server/platform/plugin'
import * as contract from '../contract'
import { exportPerson, forgetPerson } from './users.queries'
import { SCIM_PATH, scimRoutes, sendScimError } from './scim.routes'
import { scimTables } from './scim.tables'

/** The company's directory makes, changes and removes people by SCIM 2.0 (docs/operate/scim.md). */
export const scim: Plugin = {
  name: 'scim',
  contract: { capability: 'directory', calls: contract },
  tables: scimTables,
  routes: scimRoutes,
  errors: { under: `${SCIM_PATH}/`, answer: sendScimError },
  exportOf: exportPerson,
  forget: forgetPerson,
}
