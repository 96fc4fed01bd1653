import { numeric, timestamp } from 'drizzle-orm/pg-core'

/** Money: decimal strings on the wire, integer cents in code, numeric(12,2) here. */
export const money = (name: string) => numeric(name, { precision: 12, scale: 2 })

export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

export const createdAt = () => instant('created_at').notNull().defaultNow()
