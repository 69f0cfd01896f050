// Imports one file, for the crash test that kills this process in the middle. No HTTP.
import { applyUpload } from '../../people/import/imports.actions'
import { childContext } from './child-context'

const context = await childContext(() => new Date())
process.stdout.write('ready\n')
await applyUpload(
  context,
  process.env['IMPORT_ID'] ?? '',
  { departments: [], groups: [], statuses: [], takeOut: [], newPeople: [] },
  null,
)
