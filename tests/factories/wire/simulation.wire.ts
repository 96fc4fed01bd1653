import type { Showcase } from '@/services/catalogue/showcase/showcase.schema'
import type { OfferedUpgrade, ProductUpgradeItem } from '@/services/simulation/products/upgrades.schema'
import type { SavedQuotation } from '@/services/simulation/quotations/saved-quotations.schema'
import type {
  PlanOption,
  Product,
  PropertyOption,
  Quotation,
  ServicePackage,
  Simulator,
  Step,
} from '@/services/simulation/simulation.schema'

const NOTEBOOK = { id: 1, name: 'notebook', plural_name: 'notebooks' }

export const wireSimulator = (overrides: Partial<Simulator> = {}): Simulator => ({
  id: 1,
  name: 'Notebooks',
  description: 'Do escritório ao projeto em 3D',
  image: 'laptop:bars',
  starting_price: '109.00',
  ...overrides,
})

export const wireShowcase = (overrides: Partial<Showcase> = {}): Showcase => ({
  simulators: [wireSimulator()],
  example: {
    product: 'Vertex 14',
    plans: [
      { duration_months: 12, description: 'Para projetos e obras', monthly_price: '152.22' },
      { duration_months: 24, description: 'Prazo e preço equilibrados', monthly_price: '129.00' },
      { duration_months: 36, description: 'A menor mensalidade', monthly_price: '112.49' },
    ],
  },
  ...overrides,
})

export const wireStep = (overrides: Partial<Step> = {}): Step => ({
  id: 2,
  title: 'Para qual trabalho serão os notebooks?',
  subtitle: 'Mostramos só os modelos que atendem ao que você escolher.',
  order: 1,
  property_type: { id: 1, name: 'Uso' },
  multiple: false,
  optional: false,
  ...overrides,
})

export const wireOption = (overrides: Partial<PropertyOption> = {}): PropertyOption => ({
  id: 5,
  name: 'Engenharia e projetos',
  description: 'CAD, BIM e modelos 3D',
  image: 'laptop:cube',
  hex_color: null,
  has_products: true,
  available: 42,
  starting_price: '289.00',
  cheapest: [{ product_id: 1, price: '289.00', available: 42 }],
  ...overrides,
})

export const wireProduct = (overrides: Partial<Product> = {}): Product => ({
  id: 1,
  name: 'Vertex 14 Pro',
  model: 'VX14P',
  description: 'Notebook para projetos',
  summary: '14 pol. QHD, 1,4 kg',
  color: 'Grafite',
  product_type: NOTEBOOK,
  price: '289.00',
  images: ['laptop:cube:#3F3E4E'],
  image_alts: ['Vertex 14 Pro'],
  technical_specifications: [{ name: 'Memória', value: '32 GB' }],
  available: 42,
  available_from: null,
  similar: false,
  missing_answers: [],
  ...overrides,
})

export const wirePlan = (overrides: Partial<PlanOption> = {}): PlanOption => ({
  duration_months: 24,
  description: 'Prazo e preço equilibrados',
  monthly_fee: '5418.00',
  ...overrides,
})

export const wireServicePackage = (overrides: Partial<ServicePackage> = {}): ServicePackage => ({
  id: 1,
  name: 'Essencial',
  description: 'Suporte em horário comercial',
  features: ['Suporte em horário comercial', 'Troca em até 3 dias úteis'],
  monthly_fee_per_unit: '12.00',
  selected: true,
  ...overrides,
})

export const wireUpgrade = (overrides: Partial<OfferedUpgrade> = {}): OfferedUpgrade => ({
  id: 3,
  name: 'SSD de 1 TB',
  description: 'No lugar do disco de fábrica',
  monthly_fee: '19.90',
  products: [1],
  effects: [{ product_id: 1, specification: 'Armazenamento', from: '512 GB', to: '1 TB' }],
  ...overrides,
})

export const wireUpgradeItem = (overrides: Partial<ProductUpgradeItem> = {}): ProductUpgradeItem => ({
  id: 7,
  quotation_id: 9,
  product_id: 1,
  upgrade_id: 3,
  name: 'SSD de 1 TB',
  quantity: 2,
  monthly_fee: '19.90',
  new_monthly_fee: null,
  offered: true,
  ...overrides,
})

export const wireSavedQuotation = (overrides: Partial<SavedQuotation> = {}): SavedQuotation => ({
  id: 9,
  name: null,
  status: 'open',
  simulator: { id: 1, name: 'Notebooks' },
  image: 'laptop:cube:#3F3E4E',
  items_summary: '18 notebooks',
  duration_months: 24,
  monthly_fee: '5418.00',
  final: true,
  step: 2,
  resume_at: 'review',
  begun_by: { id: 1, first_name: 'Marina' },
  updated_at: '2026-11-20T12:00:00.000Z',
  expires_at: '2999-12-20T12:00:00.000Z',
  order_mask_id: null,
  ...overrides,
})

export const wireQuotation = (overrides: Partial<Quotation> = {}): Quotation => ({
  id: 9,
  name: null,
  status: 'open',
  simulator: wireSimulator(),
  step: 2,
  simulation_choices: [{ id: 1, step: 2, property: 5, name: 'Engenharia e projetos' }],
  properties: [5],
  products: [
    {
      product_id: 1,
      name: 'Vertex 14 Pro',
      model: 'VX14P',
      summary: '14 pol. QHD, 1,4 kg',
      color: 'Grafite',
      image: 'laptop:cube:#3F3E4E',
      product_type: NOTEBOOK,
      quantity: 18,
      price: '289.00',
      new_price: null,
      available: 42,
    },
  ],
  upgrades: [],
  plan: { duration_months: 24 },
  service_package: { id: 1, name: 'Essencial', monthly_fee_per_unit: '12.00' },
  coupon: null,
  deliveries: [{ address_id: 11, insurance: true, items: [{ product_id: 1, quantity: 18 }] }],
  comment: null,
  lines: [
    { kind: 'product', label: '18 × Vertex 14 Pro', amount: '5202.00' },
    { kind: 'service', label: 'Pacote Essencial, 18 × R$ 12,00', amount: '216.00' },
  ],
  monthly_fee: '5418.00',
  final: true,
  priced_months: 24,
  priced_factor: '1.0000',
  expires_at: '2999-12-20T12:00:00.000Z',
  order_mask_id: null,
  ...overrides,
})
