import { type Actor, isLimitedToPermittedCompanies } from '@/services/auth/actor.rules'
import { maySeeCompany } from '@/services/auth/visibility.rules'

type CouponScope = { companyId: number | null }

/**
 * A salesperson sees the coupons of their permitted companies and those for any company; other staff see all
 * (docs/workflow.md, "Who is who").
 */
export const maySeeCoupon = (actor: Actor, { companyId }: CouponScope): boolean =>
  companyId === null || maySeeCompany(actor, companyId)

/** Whether the actor may issue a coupon for this company: a salesperson only for one of theirs. */
export const mayCreateCouponFor = (actor: Actor, companyId: number | null): boolean =>
  companyId === null ? !isLimitedToPermittedCompanies(actor) : maySeeCompany(actor, companyId)

/** A salesperson may not withdraw a coupon for any company: others may have promised it. */
export const mayWithdrawCoupon = (actor: Actor, { companyId }: CouponScope): boolean =>
  mayCreateCouponFor(actor, companyId)
