/** The fields a list of orders may be sorted by; `-` means descending. */
export const ORDER_ORDERINGS = [
  'created_at',
  '-created_at',
  'monthly_fee',
  '-monthly_fee',
  'updated_at',
  '-updated_at',
  'due_at',
  '-due_at',
  'ends_on',
  '-ends_on',
] as const

/** At most one page of a list. */
const MAX_CHOSEN = 100

/** Selected orders of a list: `3-000012,9-000001`, company and number of each. */
export const CHOSEN_ORDERS = new RegExp(`^\\d{1,9}-\\d{6}(,\\d{1,9}-\\d{6}){0,${String(MAX_CHOSEN - 1)}}$`)

type OrderNumber = { companyId: number; maskId: string }

type ListedOrder = { company: { id: number }; order_mask_id: string }

export const writeChosen = (orders: readonly ListedOrder[]): string =>
  orders.map(({ company, order_mask_id }) => `${String(company.id)}-${order_mask_id}`).join(',')

export const readChosen = (text: string): OrderNumber[] =>
  text.split(',').map((one) => {
    const [companyId = '', maskId = ''] = one.split('-')
    return { companyId: Number(companyId), maskId }
  })
