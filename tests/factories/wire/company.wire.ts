import type { Company, CompanyPerson, CompanySummary } from '@/services/companies/companies.schema'
import { wireAddress } from './address.wire'

export const wireCompanySummary = (overrides: Partial<CompanySummary> = {}): CompanySummary => ({
  id: 1,
  corporate_name: 'Horizonte Engenharia',
  trade_name: 'Horizonte',
  cnpj: '11222333000181',
  uf: 'SP',
  status: 'active',
  users_count: 5,
  orders_count: 18,
  created_at: '2024-09-10T13:24:00.000Z',
  activated_at: '2024-09-10T14:47:00.000Z',
  invoice_due_day: 5,
  billing_email: null,
  billing_email_confirmed_at: null,
  ...overrides,
})

export const wireCompany = (overrides: Partial<Company> = {}): Company => ({
  ...wireCompanySummary(),
  legal_representative: 'Marina Duarte',
  orders: {
    total: 18,
    open: 12,
    monthly_fee: '48210.00',
    latest: [
      {
        order_mask_id: '000128',
        stage_name: 'PROPOSAL_AGREEMENT',
        monthly_fee: '5418.00',
        created_at: '2026-11-12T12:00:00.000Z',
        due_at: '2026-11-27T21:00:00.000Z',
      },
    ],
  },
  addresses: [wireAddress()],
  ...overrides,
})

/** The admin of Horizonte. */
export const wirePerson = (overrides: Partial<CompanyPerson> = {}): CompanyPerson => ({
  id: 1,
  first_name: 'Marina Duarte',
  email: 'gestor@horizonte.example',
  phone: '+5511987654321',
  permissions_groups: ['CLIENTE', 'GESTOR'],
  is_company_admin: true,
  active: true,
  last_login: '2026-11-20T12:00:00.000Z',
  permitted_companys: [],
  ...overrides,
})
