import { customType, timestamp } from 'drizzle-orm/pg-core'

/** An instant in UTC; its value always comes from the clock, so there is no default. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date', precision: 3 })

export const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })
