import { number } from './validation'

/** The maximum of PostgreSQL's `integer`. */
export const LAST_ID = 2_147_483_647

/** The id of a record, in bodies, queries and paths. */
export const id = () => number().integer().positive().max(LAST_ID)
