import { pool, transaction, type Tx } from '@/server/db/client'
import { lockProducts } from '@/server/stock/holds/availability.repository'
import { aProduct, aSimulator } from '@/tests/factories/catalogue/catalogue.factory'
import { somebodyWaits } from '@/tests/factories/rows'

/** Two products, the first of which lies behind the second on the disk: read as they come, they come in the wrong order. */
async function twoProducts(): Promise<{ first: number; second: number }> {
  const { productType } = await aSimulator()
  const first = await aProduct({ productTypeId: productType.id })
  const second = await aProduct({ productTypeId: productType.id })
  await pool().query('update products set name = name where id = $1', [first.id])
  return { first: first.id, second: second.id }
}

/** As they come from the disk: an index would bring them in order by chance. */
async function readFromDisk(tx: Tx): Promise<void> {
  await tx.execute('set local enable_indexscan = off')
  await tx.execute('set local enable_bitmapscan = off')
}

const isFree = async (id: number): Promise<boolean> => {
  const sql = 'select id from products where id = $1 for no key update skip locked'
  return (await pool().query(sql, [id])).rows.length === 1
}

describe('locking products', () => {
  it.each(['in order', 'in the opposite order'])(
    'asked for %s, begins with the lowest id and holds nothing else while it waits for it',
    async (how) => {
      const { first, second } = await twoProducts()
      const ids = how === 'in order' ? [first, second] : [second, first]
      let other: Promise<void> | undefined

      await transaction(async (tx) => {
        await lockProducts(tx, [first])
        other = transaction(async (late) => {
          await readFromDisk(late)
          await lockProducts(late, ids)
        })
        await somebodyWaits()
        expect(await isFree(second)).toBe(true)
      })

      await other
    },
  )

  it('in opposite orders, many times at once, never deadlocks', async () => {
    const { first, second } = await twoProducts()
    const lock = (index: number) =>
      transaction(async (tx) => {
        await readFromDisk(tx)
        await lockProducts(tx, index % 2 === 0 ? [first, second] : [second, first])
      })

    await expect(Promise.all(Array.from({ length: 60 }, (_, index) => lock(index)))).resolves.toHaveLength(60)
  })
})
