import { bodyOf, http } from '@/services/http/client'
import type { Address, NewAddress, PostalCode } from './addresses.schema'

/** The saved addresses of a client, for staff. */
export const getCompanyAddresses = (company: number, signal?: AbortSignal): Promise<Address[]> =>
  bodyOf(http.get<Address[]>('/address-management', { params: { company }, signal }))

/** Whose addresses: those of a client, as staff keep them, or of the company that the person acts for. */
const addressesPath = (client?: number): string =>
  client === undefined ? '/addresses' : `/company-management/${String(client)}/addresses`

/** The saved addresses of the active company. */
export const getAddresses = (signal?: AbortSignal): Promise<Address[]> =>
  bodyOf(http.get<Address[]>('/addresses', { signal }))

/** Saves an address. The same key never saves it twice. */
export const createAddress = (address: NewAddress, key: string, client?: number): Promise<Address> =>
  bodyOf(http.post<Address>(addressesPath(client), address, { headers: { 'Idempotency-Key': key } }))

/** Changes an address; one that orders already went to comes back with another id. */
export const updateAddress = (id: number, address: NewAddress, client?: number): Promise<Address> =>
  bodyOf(http.put<Address>(`${addressesPath(client)}/${String(id)}`, address))

export async function deleteAddress(id: number, client?: number): Promise<void> {
  await http.delete(`${addressesPath(client)}/${String(id)}`)
}

/** What a CEP (eight digits) tells; 404 for one that nobody knows. */
export const getPostalCode = (cep: string, signal?: AbortSignal): Promise<PostalCode> =>
  bodyOf(http.get<PostalCode>(`/postal-codes/${cep}`, { signal }))
