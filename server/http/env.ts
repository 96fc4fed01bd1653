import type { Context } from 'hono'
import type { Actor, QuotationOwner, Visitor } from '@/services/auth/actor.rules'
import { Refusal } from './refusal'

/** The variables that the middlewares set on Hono's context. */
export type ApiEnv = {
  Variables: {
    requestId: string
    actor: Actor
    /** When the access token expires; set together with `actor`. */
    accessEndsAt: Date
    visitor?: Visitor
    /** Hash of a form's fields, independent of multipart boundaries: identifies a repeated form. */
    formDigest?: string
  }
}

/** The actor, if any, on routes where `allow` does not require one. */
export const optionalActor = (c: Context<ApiEnv>): Actor | undefined => c.get('actor')

/** The actor or visitor, on a route that visitors may call with the key of their quotation. */
export const quotationOwner = (c: Context<ApiEnv>): QuotationOwner => {
  const who = optionalActor(c) ?? c.get('visitor')
  if (!who) throw new Refusal('token_not_valid')
  return who
}
