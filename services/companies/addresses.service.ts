import { http } from '@/services/http/client'
import type { Address, NewAddress, PostalCode } from './addresses.schema'

/** The saved addresses of the active company. */
export async function getAddresses(signal?: AbortSignal): Promise<Address[]> {
  const { data } = await http.get<Address[]>('/addresses', { signal })
  return data
}

/** Saves an address. The same key never saves it twice. */
export async function createAddress(address: NewAddress, key: string): Promise<Address> {
  const { data } = await http.post<Address>('/addresses', address, { headers: { 'Idempotency-Key': key } })
  return data
}

/** Changes an address; one that orders already went to comes back with another id. */
export async function updateAddress(id: number, address: NewAddress): Promise<Address> {
  const { data } = await http.put<Address>(`/addresses/${id}`, address)
  return data
}

export async function deleteAddress(id: number): Promise<void> {
  await http.delete(`/addresses/${id}`)
}

/** What a CEP (eight digits) tells; 404 for one that nobody knows. */
export async function getPostalCode(cep: string, signal?: AbortSignal): Promise<PostalCode> {
  const { data } = await http.get<PostalCode>(`/postal-codes/${cep}`, { signal })
  return data
}
