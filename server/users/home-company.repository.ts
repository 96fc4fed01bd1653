import { sql } from 'drizzle-orm'
import { users } from '@/server/db/schema'

/** Whose person somebody is. A buyer acts for other companies too, and stays their own company's. */
export const homeCompany = sql<number | null>`coalesce(${users.homeCompanyId}, ${users.companyId})`
