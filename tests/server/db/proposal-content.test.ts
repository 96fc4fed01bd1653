import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { anOrder } from '@/tests/factories/orders.factory'
import { rowsOf } from '@/tests/factories/rows'

type Row = { content: Record<string, unknown> & { conditions: string[] } }

const contentOf = async (orderId: number) =>
  (await rowsOf<Row>('select content from order_proposals where order_id = $1', [orderId]))[0]?.content

describe('proposals from before their content was kept', () => {
  it('get what they would have kept, from their lines and their order', async () => {
    const { orderId } = await anOrder({ quantity: 3, products: 2, addresses: 2 })
    const kept = await contentOf(orderId)
    await rowsOf('alter table order_proposals drop column content')

    const migration = readFileSync(join(process.cwd(), 'server/db/migrations/0014_proposal_content.sql'), 'utf8')
    for (const statement of migration.split('--> statement-breakpoint')) await rowsOf(statement)

    const { conditions, valid_until, ...filled } = (await contentOf(orderId)) ?? { conditions: [] }
    expect(kept).toMatchObject(filled)
    expect(Object.keys(kept ?? {}).sort()).toEqual([...Object.keys(filled), 'conditions', 'valid_until'].sort())
    expect(conditions).toHaveLength(3)
    expect(String(valid_until).slice(0, 16)).toBe(String(kept?.valid_until).slice(0, 16))
  })
})
