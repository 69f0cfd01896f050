import { attributes } from './tools/attributes'
import { departments, groups, managers, secrets, whitelist } from './tools/directory'
import { entries } from './tools/entries'
import { images } from './tools/images'
import { audit, inquiries, logs, topics } from './tools/records'

/** Departments, groups, the whitelist, images, mail logs, inquiries, the audit log. */
export const tools = {
  departments,
  groups,
  managers,
  whitelist,
  entries,
  secrets,
  images,
  logs,
  inquiries,
  topics,
  attributes,
  audit,
}
