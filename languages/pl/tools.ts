import type { Words } from '../words'
import { departments, directory, groups, managers, whitelist } from './tools/directory'
import { entries } from './tools/entries'
import { images } from './tools/images'
import { keys } from './tools/keys'
import { audit, inquiries, logs } from './tools/records'
import { channels, webhooks } from './tools/webhooks'

export const tools: Words['tools'] = {
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
