import { http } from '@/services/http/client'
import { getPdf } from '@/services/http/files'
import { type Signature, type Signing, SIGNING_KEY, type SigningCode, type SigningReceipt } from './signing.schema'

const keyHeader = (key: string) => ({ [SIGNING_KEY]: key })

/** The document that a personal link is for, and who it is for. */
export async function getSigning(key: string, signal?: AbortSignal): Promise<Signing> {
  const { data } = await http.get<Signing>('/signing', { headers: keyHeader(key), signal })
  return data
}

/** The PDF of that document. */
export const getSigningFile = (key: string, signal?: AbortSignal): Promise<Blob> =>
  getPdf('/signing/file', signal, keyHeader(key))

/** Has a new code mailed to who the link is for. */
export async function sendSigningCode(key: string): Promise<SigningCode> {
  const { data } = await http.post<SigningCode>('/signing/code', undefined, { headers: keyHeader(key) })
  return data
}

export async function signDocument(key: string, signature: Signature): Promise<SigningReceipt> {
  const { data } = await http.post<SigningReceipt>('/signing/signature', signature, { headers: keyHeader(key) })
  return data
}

export async function declineDocument(key: string, reason: string): Promise<void> {
  await http.post('/signing/refusal', { reason }, { headers: keyHeader(key) })
}
