import type { Db } from '@/server/db/client'
import type { Address } from '@/services/companies/addresses.schema'
import { toAddress } from './addresses.mapper'
import { listAddresses } from './addresses.repository'

/** The saved addresses of a company, the oldest first; removed ones are not among them. */
export async function addressesOf(db: Db, companyId: number): Promise<Address[]> {
  return (await listAddresses(db, companyId)).map(toAddress)
}
