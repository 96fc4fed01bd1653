import { ACCOUNT } from './account.content'
import type { HelpTopic } from './help.types'
import { ORDERING } from './ordering.content'
import { RENTING } from './renting.content'

/** What people ask, in the order in which an order goes. */
export const HELP: readonly HelpTopic[] = [...ORDERING, ...RENTING, ...ACCOUNT]
