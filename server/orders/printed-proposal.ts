import type { ProposalContent, ProposalLine } from '@/server/db/schema'
import { toCents, toDecimal } from '@/services/simulation/money.rules'

/** What the PDF of a version is made from: its row. */
export type PrintedProposal = {
  orderMaskId: string
  version: number
  lines: ProposalLine[]
  content: ProposalContent
  monthlyFee: string
  durationMonths: number
  createdAt: Date
}

/** The contract's sum: every month costs the same. */
export const contractTotal = ({ monthlyFee, durationMonths }: PrintedProposal): string =>
  toDecimal(toCents(monthlyFee) * durationMonths)
