import { ACCOUNT } from './account.content'
import type { HelpTopic } from './help.types'
import { ORDERING } from './ordering.content'
import { RENTING } from './renting.content'

/** The topics, in the order of the workflow. */
export const HELP: readonly HelpTopic[] = [...ORDERING, ...RENTING, ...ACCOUNT]
