import { bodyOf, http } from '@/services/http/client'
import { getPdf } from '@/services/http/files'
import { SIGNING_KEY } from './signing.rules'
import type { Signature, Signing, SigningCode, SigningReceipt, SigningRefusal } from './signing.schema'

const keyHeader = (key: string) => ({ [SIGNING_KEY]: key })

/** The document of a personal link, and its signer. */
export const getSigning = (key: string, signal?: AbortSignal): Promise<Signing> =>
  bodyOf(http.get<Signing>('/signing', { headers: keyHeader(key), signal }))

/** The PDF of that document. */
export const getSigningFile = (key: string, signal?: AbortSignal): Promise<Blob> =>
  getPdf('/signing/file', signal, keyHeader(key))

/** Mails a new code to the link's signer. */
export const sendSigningCode = (key: string): Promise<SigningCode> =>
  bodyOf(http.post<SigningCode>('/signing/code', undefined, { headers: keyHeader(key) }))

export const signDocument = (key: string, signature: Signature): Promise<SigningReceipt> =>
  bodyOf(http.post<SigningReceipt>('/signing/signature', signature, { headers: keyHeader(key) }))

export async function declineDocument(key: string, refusal: SigningRefusal): Promise<void> {
  await http.post('/signing/refusal', refusal, { headers: keyHeader(key) })
}
