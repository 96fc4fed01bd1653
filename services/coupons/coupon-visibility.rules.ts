import { type Actor, isLimitedToPermittedCompanies } from '@/services/auth/actor.rules'
import { maySeeCompany } from '@/services/auth/visibility.rules'

type CouponScope = { companyId: number | null }

/**
 * A salesperson sees the coupons of the companies permitted to them and those for any company, which they may pass on; other
 * staff see all (docs/workflow.md, "Who is who").
 */
export const maySeeCoupon = (actor: Actor, { companyId }: CouponScope): boolean =>
  companyId === null || maySeeCompany(actor, companyId)

/** Whom a coupon may be issued for: a salesperson only names one of their companies. */
export const mayCreateCouponFor = (actor: Actor, companyId: number | null): boolean =>
  companyId === null ? !isLimitedToPermittedCompanies(actor) : maySeeCompany(actor, companyId)

/** A coupon for any company is no salesperson's to take back: others may have promised it. */
export const mayWithdrawCoupon = (actor: Actor, { companyId }: CouponScope): boolean =>
  mayCreateCouponFor(actor, companyId)
