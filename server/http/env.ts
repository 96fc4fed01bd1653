import type { Context } from 'hono'
import type { Actor, QuotationOwner, Visitor } from '@/services/auth/actor.rules'
import { Refusal } from './refusal'

/** What the middlewares put on Hono's context. */
export type ApiEnv = {
  Variables: {
    requestId: string
    actor: Actor
    /** When the access token of the call is no longer taken; there when `actor` is. */
    accessEndsAt: Date
    visitor?: Visitor
    /** What a form says, whatever its frames: by this a repeated one is known. */
    formDigest?: string
  }
}

/** Who is logged in, where a call needs nobody to be: `actor` is only certain behind `allow`. */
export const optionalActor = (c: Context<ApiEnv>): Actor | undefined => c.get('actor')

/** Who simulates, on a route that visitors may call with the key of their quotation. */
export const quotationOwner = (c: Context<ApiEnv>): QuotationOwner => {
  const who = optionalActor(c) ?? c.get('visitor')
  if (!who) throw new Refusal('token_not_valid')
  return who
}
