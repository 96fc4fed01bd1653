import { mayBeCharged, type FailureCode } from '@/services/credit/credit-query.rules'
import type { CreditDocument } from '@/services/credit/credit-document.rules'
import type { CreditReport } from '@/services/credit/credit.schema'

/** A bureau's report; risk class and limit are computed by us. */
export type BureauReport = Omit<CreditReport, 'risk_class' | 'risk_table' | 'monthly_limit'>

/** A credit bureau. Every failure of the bureau is a `BureauFailure`. */
export type CreditBureau = {
  isSandbox: boolean
  /** Costs nothing, so it can be tried before the paid call. */
  signIn: () => Promise<void>
  /** Costs money with each call. */
  report: (about: CreditDocument) => Promise<BureauReport>
}

/** Why there is no report. */
export class BureauFailure extends Error {
  constructor(
    readonly code: FailureCode,
    detail: string,
  ) {
    super(`${code}: ${detail}`)
    this.name = 'BureauFailure'
  }

  /** True when it may be retried without a user's decision: it costs nothing and may succeed. */
  get isPassing(): boolean {
    return this.code === 'unavailable' && !mayBeCharged(this.code)
  }
}
