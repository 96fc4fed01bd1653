import { bodyOf, http } from '@/services/http/client'
import type { Address, NewAddress, PostalCode } from './addresses.schema'

/** The saved addresses of a client, for staff. */
export const getCompanyAddresses = (company: number, signal?: AbortSignal): Promise<Address[]> =>
  bodyOf(http.get<Address[]>('/address-management', { params: { company }, signal }))

/** The path of a client's addresses, for staff, or those of the user's active company. */
const addressesPath = (client?: number): string =>
  client === undefined ? '/addresses' : `/company-management/${String(client)}/addresses`

/** The saved addresses of the active company. */
export const getAddresses = (signal?: AbortSignal): Promise<Address[]> =>
  bodyOf(http.get<Address[]>('/addresses', { signal }))

/** Creates an address; the idempotency key prevents duplicates. */
export const createAddress = (address: NewAddress, key: string, client?: number): Promise<Address> =>
  bodyOf(http.post<Address>(addressesPath(client), address, { headers: { 'Idempotency-Key': key } }))

/** Updates an address; one that orders were already delivered to gets a new id. */
export const updateAddress = (id: number, address: NewAddress, client?: number): Promise<Address> =>
  bodyOf(http.put<Address>(`${addressesPath(client)}/${String(id)}`, address))

export async function deleteAddress(id: number, client?: number): Promise<void> {
  await http.delete(`${addressesPath(client)}/${String(id)}`)
}

/** The address of a CEP (eight digits); 404 for an unknown one. */
export const getPostalCode = (cep: string, signal?: AbortSignal): Promise<PostalCode> =>
  bodyOf(http.get<PostalCode>(`/postal-codes/${cep}`, { signal }))
