import { mayBeCharged, type FailureCode } from '@/services/credit/credit-query.rules'
import type { CreditDocument } from '@/services/credit/credit-document.rules'
import type { CreditReport } from '@/services/credit/credit.schema'

/** What a bureau tells; class and limit are ours to judge. */
export type BureauReport = Omit<CreditReport, 'risk_class' | 'risk_table' | 'monthly_limit'>

/** Who tells about credit. Both calls throw `BureauFailure`, and nothing else that is the bureau's fault. */
export type CreditBureau = {
  isSandbox: boolean
  /** Costs nothing, so that it may be tried before anything that costs. */
  signIn: () => Promise<void>
  /** Costs money each time. */
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

  /** Whether the same may be asked again without a person's word: it costs nothing and can be otherwise soon. */
  get isPassing(): boolean {
    return this.code === 'unavailable' && !mayBeCharged(this.code)
  }
}
