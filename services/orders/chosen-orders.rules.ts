import type { OrderSummary } from './orders.schema'

/** As many as a page of a list holds at most. */
const MOST = 100

/** Orders that were picked out of a list: `3-000012,9-000001`, company and number of each. */
export const CHOSEN_ORDERS = new RegExp(`^\\d{1,9}-\\d{6}(,\\d{1,9}-\\d{6}){0,${String(MOST - 1)}}$`)

type Named = { companyId: number; maskId: string }

export const writeChosen = (orders: readonly Pick<OrderSummary, 'company' | 'order_mask_id'>[]): string =>
  orders.map(({ company, order_mask_id }) => `${String(company.id)}-${order_mask_id}`).join(',')

export const readChosen = (text: string): Named[] =>
  text.split(',').map((one) => {
    const [companyId = '', maskId = ''] = one.split('-')
    return { companyId: Number(companyId), maskId }
  })
