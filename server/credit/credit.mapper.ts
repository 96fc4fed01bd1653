import { mayBeCharged } from '@/services/credit/credit-query.rules'
import { isReusable } from '@/services/credit/credit-reuse.rules'
import type { CreditQuery, CreditQuerySummary, CreditReport } from '@/services/credit/credit.schema'
import { maskCpf } from '@/services/format/format.rules'
import { isSandboxServing } from './connection'
import type { ListedQuery } from './credit-queries.repository'

export function toSummary({ query, requester, company, order }: ListedQuery, now: Date): CreditQuerySummary {
  const { report, failure } = query
  return {
    id: query.id,
    document_type: query.documentType,
    document: query.documentType === 'cpf' ? maskCpf(query.document) : query.document,
    name: company?.corporateName ?? report?.name ?? null,
    company: company && { id: company.id, corporate_name: company.corporateName },
    status: query.status,
    purpose: query.purpose,
    note: query.note,
    order: order && { order_mask_id: order.maskId, company_id: order.companyId },
    requested_by: requester.name,
    requested_at: query.createdAt.toISOString(),
    expected_at: query.expectedAt.toISOString(),
    finished_at: query.finishedAt?.toISOString() ?? null,
    valid_until: query.validUntil?.toISOString() ?? null,
    is_valid: query.status === 'DONE' && isReusable(query.validUntil, now) && (!query.isSandbox || isSandboxServing()),
    failure: failure && { code: failure, may_be_charged: mayBeCharged(failure) },
    score: report?.score ?? null,
    risk_class: report?.risk_class ?? null,
    is_sandbox: query.isSandbox,
  }
}

export const toCreditQuery = (row: ListedQuery, now: Date): CreditQuery => ({
  ...toSummary(row, now),
  report: row.query.report && withMaskedPartners(row.query.report),
})

const withMaskedPartners = (report: CreditReport): CreditReport => ({
  ...report,
  partners: report.partners.map((partner) => ({ ...partner, document: partner.document && maskCpf(partner.document) })),
})
