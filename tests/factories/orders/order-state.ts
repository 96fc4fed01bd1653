import { rowsOf } from '../rows'

const OF_ORDER = {
  orders: 'select * from orders where id = $1',
  stages: 'select * from order_stages where order_id = $1 order by stage_name',
  items: 'select * from order_items where order_id = $1 order by product_id',
  proposals: 'select * from order_proposals where order_id = $1 order by version',
  documents: 'select * from order_documents where order_id = $1 order by id',
  files:
    'select f.* from document_files f join order_documents d on d.id = f.document_id where d.order_id = $1 order by f.id',
  signers:
    'select s.* from signers s join order_documents d on d.id = s.document_id where d.order_id = $1 order by s.id',
  packages: 'select * from packages where order_id = $1 order by id',
  contents:
    'select i.* from package_items i join packages p on p.id = i.package_id where p.order_id = $1 order by 1, 2',
  rentals: 'select * from rentals where order_id = $1 order by id',
  returns: 'select r.* from return_items r join packages p on p.id = r.package_id where p.order_id = $1 order by 1, 2',
  holds: 'select * from stock_holds where order_id = $1 order by id',
  units: `select * from equipment_units where product_id in (select product_id from order_items where order_id = $1)
    order by id`,
  addenda: 'select * from order_addenda where order_id = $1 order by id',
  history: `select * from event_logs where model_name = 'order' and object_id = $1 order by id`,
  mails: `select event_key, recipient from mail_outbox where event_key like 'order:' || $1::int || ':%' order by id`,
} as const

export type OrderState = Record<keyof typeof OF_ORDER, Record<string, unknown>[]>

const IN_ONE = `select ${Object.entries(OF_ORDER)
  .map(([name, sql]) => `coalesce((select json_agg(rows) from (${sql}) rows), '[]') as ${name}`)
  .join(', ')}`

/** Every row of an order, with instants as text: a refused command must not change any. */
export async function stateOf(orderId: number): Promise<OrderState> {
  const [state] = await rowsOf<OrderState>(IN_ONE, [orderId])
  if (!state) throw new Error('No state')
  return state
}

/** Expects an attempt to be refused like this without changing the order. */
export async function expectRefusal(
  orderId: number,
  expected: { status: number; code?: string; error?: string | RegExp },
  attempt: () => Promise<{ status: number; body: unknown }>,
): Promise<Record<string, unknown>> {
  const before = await stateOf(orderId)
  const { status, body } = await attempt()
  expect({ status, body }).toMatchObject({
    status: expected.status,
    body: {
      ...(expected.code && { code: expected.code }),
      errors: expected.error ? [expect.stringMatching(expected.error)] : expect.arrayContaining([expect.any(String)]),
      request_id: expect.any(String),
    },
  })
  expect(await stateOf(orderId)).toEqual(before)
  return body as Record<string, unknown>
}
