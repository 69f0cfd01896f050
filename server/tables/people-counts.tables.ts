import { bigint, boolean, date, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'

/**
 * How many people there are of each kind, as differences: triggers of `users` add a row for each kind whose number changes,
 * so that nobody who writes waits for somebody else. The sum over all rows is right at every moment; a job adds them up.
 * Without the empty rows of erased people. The columns are those of `users`.
 */
export const peopleCounts = pgTable('people_counts', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  groupKey: text('group_key').notNull(),
  emailDomain: text('email_domain').notNull(),
  entryIsActive: boolean('entry_is_active'),
  entryGroupId: uuid('entry_group_id'),
  department: text('department'),
  isActive: boolean('is_active').notNull(),
  isAdmin: boolean('is_admin').notNull(),
  isValidated: boolean('is_validated').notNull(),
  needsProfileSetup: boolean('needs_profile_setup').notNull(),
  participationStatus: text('participation_status').notNull(),
  pauseEndDate: date('pause_end_date', { mode: 'string' }),
  employeeStatus: text('employee_status').notNull(),
  leaveStartDate: date('leave_start_date', { mode: 'string' }),
  leaveEndDate: date('leave_end_date', { mode: 'string' }),
  /** How many more there are, or fewer. */
  people: integer('people').notNull(),
  /** Added up by the job. */
  isSettled: boolean('is_settled').notNull().default(false),
})
