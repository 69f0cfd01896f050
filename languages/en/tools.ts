import { entries } from './tools/entries'

/** Departments, groups, the whitelist, the directory’s access, images, mail logs, inquiries, the audit log. */
export const tools = { title: 'Programme Tools', entries }
