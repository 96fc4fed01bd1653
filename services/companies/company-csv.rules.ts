import type { CsvColumn } from '@/services/format/csv.rules'
import { formatCnpj, formatDay } from '@/services/format/format.rules'
import type { CompanySummary } from './companies.schema'
import { COMPANY_STATUS_LABEL } from './company-status.rules'

/** The columns of the clients' CSV file. */
export const COMPANY_COLUMNS: readonly CsvColumn<CompanySummary>[] = [
  { title: 'Razão social', value: ({ corporate_name }) => corporate_name },
  { title: 'Nome fantasia', value: ({ trade_name }) => trade_name },
  { title: 'CNPJ', value: ({ cnpj }) => formatCnpj(cnpj) },
  { title: 'UF', value: ({ uf }) => uf },
  { title: 'Usuários', value: ({ users_count }) => users_count },
  { title: 'Pedidos', value: ({ orders_count }) => orders_count },
  { title: 'Cadastro em', value: ({ created_at }) => formatDay(created_at) },
  { title: 'Ativada em', value: ({ activated_at }) => activated_at && formatDay(activated_at) },
  { title: 'Dia de vencimento da fatura', value: ({ invoice_due_day }) => invoice_due_day },
  { title: 'E-mail de cobrança', value: ({ billing_email }) => billing_email },
  {
    title: 'E-mail de cobrança confirmado em',
    value: ({ billing_email_confirmed_at: at }) => at && formatDay(at),
  },
  { title: 'Situação', value: ({ status }) => COMPANY_STATUS_LABEL[status] },
]
