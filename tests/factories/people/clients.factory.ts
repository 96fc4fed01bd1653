import type { NewCompany } from '@/services/companies/companies.schema'

let made = 0

/** The body with which staff register a client; each has a unique e-mail. */
export const aNewCompany = (overrides: Partial<NewCompany> = {}): NewCompany => ({
  corporate_name: 'Papelaria Aroeira Ltda.',
  trade_name: 'Aroeira',
  cnpj: '12.ABC.345/01DE-35',
  uf: 'SP',
  address: {
    recipient_name: 'Íris Prado',
    postal_code: '01310200',
    state: 'SP',
    city: 'São Paulo',
    street: 'Avenida Paulista',
    number: '900',
  },
  user: { full_name: 'Íris Prado', email: `iris${String(++made)}@aroeira.example`, phone: '(11) 98765-4321' },
  ...overrides,
})
