import type {
  ListedReturn,
  OwnReturn,
  ReturnDetail,
  ReturnedUnit,
  ReturnPage,
} from '@/services/logistics/returns/return-detail.schema'
import { wireAddress } from './address.wire'

export const wireReturn = (overrides: Partial<ListedReturn> = {}): ListedReturn => ({
  id: 74,
  order: {
    order_mask_id: '000112',
    company: { id: 1, corporate_name: 'Horizonte Engenharia' },
    stage_name: 'ONGOING',
  },
  todo: 'collect',
  due_at: null,
  delivery_status: 'AWAITING_RETURN',
  apart: true,
  exchange: false,
  tracking_code: null,
  request_date: '2026-11-17',
  sending_date: null,
  delivery_eta: null,
  delivery_date: null,
  appraisal_date: null,
  units: 2,
  received: 0,
  appraised: 0,
  address: { label: 'Matriz', city: 'São Paulo', state: 'SP' },
  ...overrides,
})

export const wireReturnPage = (results: ListedReturn[], todos: Partial<ReturnPage['todos']> = {}): ReturnPage => ({
  count: results.length,
  next: null,
  previous: null,
  results,
  todos: { collect: 1, on_the_way: 0, receive: 0, appraise: 0, done: 0, canceled: 0, ...todos },
})

export const wireReturnedUnit = (overrides: Partial<ReturnedUnit> = {}): ReturnedUnit => ({
  serial: 'VX-1',
  label: null,
  product_id: 1,
  product: { name: 'Vertex 14 Pro', image: null },
  points: ['wiped', 'power', 'screen'],
  pictures: [],
  condition: null,
  destination: null,
  comment: null,
  checklist: null,
  received_at: null,
  appraised_by: null,
  appraised_at: null,
  correctable: false,
  ...overrides,
})

export const wireReturnDesk = (overrides: Partial<ReturnDetail> = {}): ReturnDetail => ({
  ...wireReturn(),
  address: wireAddress(),
  comment: null,
  reason: 'O projeto acabou.',
  can_call_off: true,
  replacements: [],
  serials: [wireReturnedUnit(), wireReturnedUnit({ serial: 'VX-2' })],
  ...overrides,
})

/** The return as the customer sees it. */
export const wireOwnReturn = (units: Partial<OwnReturn['serials'][number]>[] = [{}]): OwnReturn => ({
  id: 74,
  serials: units.map((unit) => {
    const { serial, label, product_id, product, pictures } = wireReturnedUnit()
    const found = { condition: null, comment: null, checklist: null, received_at: null }
    return { serial, label, product_id, product, pictures, ...found, ...unit }
  }),
})
