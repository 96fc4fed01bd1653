import { toDay } from '@/services/format/format.rules'
import type { Order } from '@/services/orders/orders.schema'
import type { Call, Said } from './send'
import type { World } from './world'

/** The API that a command calls, and the random numbers that it chooses by. */
export type Turn = { api: string; world: World; rolls: readonly number[] }

export type Command = (turn: Turn) => Promise<Said>

/** The item that a random number selects. */
export const chosen = <T>(all: readonly T[], roll = 0): T | undefined => all[roll % Math.max(all.length, 1)]

export const today = toDay(new Date())

export type Package = Order['packages'][number]

/** Moves a package or updates its fields. */
export const putPackage = (desk: string, { id }: Pick<Package, 'id'>, body: object): Call => ({
  token: desk,
  method: 'PUT',
  path: `/package-management/${String(id)}`,
  body,
})
