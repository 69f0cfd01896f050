import type { Words } from '../words'
import { attributes } from './tools/attributes'
import { departments, groups, managers, secrets, whitelist } from './tools/directory'
import { entries } from './tools/entries'
import { images } from './tools/images'
import { audit, inquiries, logs, topics } from './tools/records'

export const tools: Words['tools'] = {
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
