import type { ProductStock } from '@/services/stock/units/stock-summary.schema'
import type { UnitDetail, UnitEvent } from '@/services/stock/units/unit-detail.schema'
import type { Unit, UnitPage } from '@/services/stock/units/units.schema'

export const wireUnit = (overrides: Partial<Unit> = {}): Unit => ({
  id: 7,
  serial: 'VX14-2412-1183',
  label: null,
  status: 'UP_FOR_RENTAL',
  product: { id: 2, name: 'Vertex 14', model: 'VX14' },
  product_group: 'new',
  location: 'Corredor B, 3',
  holder: null,
  updated_at: '2026-11-20T14:15:00.000Z',
  ...overrides,
})

export const wireUnits = (results: Unit[], overrides: Partial<UnitPage> = {}): UnitPage => ({
  count: results.length,
  next: null,
  previous: null,
  results,
  more: false,
  ...overrides,
})

export const wireUnitDetail = (overrides: Partial<UnitDetail> = {}): UnitDetail => ({
  ...wireUnit(),
  version: 41,
  image: 'laptop:bars',
  created_at: '2024-12-20T14:20:00.000Z',
  received_at: null,
  allowed_statuses: ['PRODUCT_STORAGE', 'IN_MAINTENANCE', 'DISABLED', 'DISPOSABLE_SERIAL'],
  awaits_serial: false,
  rental: null,
  open_return: null,
  condition: null,
  images: [],
  ...overrides,
})

export const wireUnitEvent = (overrides: Partial<UnitEvent> = {}): UnitEvent => ({
  id: 41,
  event_type: 'REGISTERED',
  sentence: 'Cadastrado no estoque: disponível para locação; novos',
  message: null,
  status: 'UP_FOR_RENTAL',
  product_group: 'new',
  location: null,
  label: null,
  order: null,
  package_id: null,
  holder: null,
  actor_name: 'Sérgio Brandão',
  created_at: '2024-12-20T14:20:00.000Z',
  ...overrides,
})

export const wireProductStock = (overrides: Partial<ProductStock> = {}): ProductStock => ({
  product: { id: 2, name: 'Vertex 14', model: 'VX14' },
  shelf: 10,
  separated: 2,
  rented: 31,
  returned: 1,
  maintenance: 3,
  storage: 0,
  out: 4,
  promised: 6,
  available: 4,
  total: 51,
  ...overrides,
})
