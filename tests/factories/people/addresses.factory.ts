import { db } from '@/server/db/client'
import { addresses } from '@/server/db/schema/index'

type AddressRow = typeof addresses.$inferSelect

/** An address of a company, inserted directly. */
export async function aStoredAddress(companyId: number, overrides: Partial<AddressRow> = {}): Promise<AddressRow> {
  const [row] = await db()
    .insert(addresses)
    .values({
      companyId,
      label: 'Sede São Paulo',
      recipientName: 'Marina Duarte',
      postalCode: '01310200',
      state: 'SP',
      city: 'São Paulo',
      district: 'Bela Vista',
      street: 'Avenida Paulista',
      number: '1578',
      ...overrides,
    })
    .returning()
  if (!row) throw new Error('The address was not inserted')
  return row
}
