import { number } from './validation'

/** PostgreSQL's `integer`: a larger number can name nothing. */
export const LAST_ID = 2_147_483_647

/** A number that names a thing, as bodies, queries and addresses bring it. */
export const id = () => number().integer().positive().max(LAST_ID)
