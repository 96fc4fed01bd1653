import type {
  ManagedServicePackage,
  ServicePackageChoice,
} from '@/services/catalogue/service-packages/service-packages.schema'

export const wireManagedPackage = (overrides: Partial<ManagedServicePackage> = {}): ManagedServicePackage => ({
  id: 1,
  simulator: { id: 1, name: 'Notebooks' },
  name: 'Essencial',
  description: 'O básico',
  features: ['Suporte em horário comercial', 'Troca em 3 dias úteis'],
  monthly_fee_per_unit: '12.00',
  support_calendar: 'business',
  first_response_minutes: 240,
  resolution_minutes: 1620,
  exchange_business_days: 3,
  position: 1,
  active: true,
  is_default: true,
  quotations_count: 2,
  orders_count: 5,
  ...overrides,
})

export const wirePackageChoice = (overrides: Partial<ServicePackageChoice> = {}): ServicePackageChoice => ({
  id: 1,
  name: 'Notebooks',
  packages: [
    { id: 1, name: 'Essencial', active: true },
    { id: 2, name: 'Completo', active: true },
  ],
  ...overrides,
})
