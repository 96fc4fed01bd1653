import type { Address } from '@/services/companies/addresses.schema'
import type { Company, CompanySummary } from '@/services/companies/companies.schema'
import { companyStatus } from '@/services/companies/company-status.rules'
import type { CompanyRow, CompanyWithCounts } from './companies.repository'
import type { OrdersOfCompany } from './company-orders.repository'

export const toCompanySummary = ({ company, usersCount, ordersCount }: CompanyWithCounts): CompanySummary => ({
  id: company.id,
  corporate_name: company.corporateName,
  trade_name: company.tradeName,
  cnpj: company.cnpj,
  uf: company.uf,
  status: companyStatus(company),
  users_count: usersCount,
  orders_count: ordersCount,
  created_at: company.createdAt.toISOString(),
  activated_at: company.activatedAt?.toISOString() ?? null,
  invoice_due_day: company.invoiceDueDay,
  billing_email: company.billingEmail,
  billing_email_confirmed_at: company.billingEmailConfirmedAt?.toISOString() ?? null,
})

type Parts = {
  orders: OrdersOfCompany
  addresses: Address[]
}

export const toCompany = (row: CompanyWithCounts, { orders, addresses }: Parts): Company => ({
  ...toCompanySummary(row),
  legal_representative: row.company.legalRepresentative,
  orders: {
    total: orders.total,
    open: orders.open,
    monthly_fee: orders.monthlyFee,
    latest: orders.latest.map((order) => ({
      order_mask_id: order.maskId,
      stage_name: order.stageName,
      monthly_fee: order.monthlyFee,
      created_at: order.createdAt.toISOString(),
      due_at: order.dueAt?.toISOString() ?? null,
    })),
  },
  addresses,
})

/** What history keeps of a company. */
export const toCompanyRecord = (row: CompanyRow) => ({
  corporate_name: row.corporateName,
  trade_name: row.tradeName,
  cnpj: row.cnpj,
  uf: row.uf,
  legal_representative: row.legalRepresentative,
  invoice_due_day: row.invoiceDueDay,
  billing_email: row.billingEmail,
  active: row.active,
})
