import { departments, directory, groups, managers, whitelist } from './tools/directory'
import { entries } from './tools/entries'
import { images } from './tools/images'
import { keys } from './tools/keys'
import { audit, inquiries, logs } from './tools/records'
import { channels, webhooks } from './tools/webhooks'

/** Departments, groups, the whitelist, the directory’s access, images, mail logs, inquiries, the audit log. */
export const tools = {
  departments,
  groups,
  managers,
  whitelist,
  entries,
  directory,
  keys,
  webhooks,
  channels,
  images,
  logs,
  inquiries,
  audit,
}
