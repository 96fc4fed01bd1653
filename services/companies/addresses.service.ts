import { http } from '@/services/http/client'
import type { Address, NewAddress, PostalCode } from './addresses.schema'

/** The saved addresses of a client, for staff. */
export async function getCompanyAddresses(company: number, signal?: AbortSignal): Promise<Address[]> {
  const { data } = await http.get<Address[]>('/address-management', { params: { company }, signal })
  return data
}

/** Whose addresses: those of a client, as staff keep them, or of the company that the person acts for. */
const addressesPath = (client?: number): string =>
  client === undefined ? '/addresses' : `/company-management/${String(client)}/addresses`

/** The saved addresses of the active company. */
export async function getAddresses(signal?: AbortSignal): Promise<Address[]> {
  const { data } = await http.get<Address[]>('/addresses', { signal })
  return data
}

/** Saves an address. The same key never saves it twice. */
export async function createAddress(address: NewAddress, key: string, client?: number): Promise<Address> {
  const { data } = await http.post<Address>(addressesPath(client), address, { headers: { 'Idempotency-Key': key } })
  return data
}

/** Changes an address; one that orders already went to comes back with another id. */
export async function updateAddress(id: number, address: NewAddress, client?: number): Promise<Address> {
  const { data } = await http.put<Address>(`${addressesPath(client)}/${String(id)}`, address)
  return data
}

export async function deleteAddress(id: number, client?: number): Promise<void> {
  await http.delete(`${addressesPath(client)}/${String(id)}`)
}

/** What a CEP (eight digits) tells; 404 for one that nobody knows. */
export async function getPostalCode(cep: string, signal?: AbortSignal): Promise<PostalCode> {
  const { data } = await http.get<PostalCode>(`/postal-codes/${cep}`, { signal })
  return data
}
