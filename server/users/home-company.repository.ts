import { sql } from 'drizzle-orm'
import { users } from '@/server/db/schema'

/** A user's own company, also while a buyer acts for another one. */
export const homeCompany = sql<number | null>`coalesce(${users.homeCompanyId}, ${users.companyId})`
