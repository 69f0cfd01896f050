import { eq } from 'drizzle-orm'
import type { PluginHooks } from '../../../server/platform/context/context'
import { directoryGroups, directoryMembers, directoryUsers } from '../../../server/tables/scim.tables'

const { externalId, givenName, familyName, displayName, workEmail, title, locale } = directoryUsers
const { timeZone, department, manager, createdAt, updatedAt } = directoryUsers

/** What the directory says of a person, and the names of its groups that they are in. */
export const exportPerson: NonNullable<PluginHooks['exportOf']> = async (tx, { id }, { responses }) => {
  const names = { externalId, givenName, familyName, displayName, workEmail, title, locale }
  const rows = await tx
    .select({ ...names, timeZone, department, manager, createdAt, updatedAt })
    .from(directoryUsers)
    .where(eq(directoryUsers.userId, id))
  const groups = await tx
    .select({ name: directoryGroups.displayName })
    .from(directoryMembers)
    .innerJoin(directoryGroups, eq(directoryGroups.id, directoryMembers.groupId))
    .where(eq(directoryMembers.userId, id))
    .orderBy(directoryGroups.displayName)
  return {
    title: responses.myData.sections.directory,
    labels: responses.myData.fields,
    entries: rows.map((row) => ({ ...row, groups: groups.map(({ name }) => name) })),
  }
}
