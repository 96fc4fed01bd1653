import { Refusal } from '@/server/http/refusal'
import { postalCodeProvider } from '@/server/integrations/postal-code/choose-provider'
import type { PostalCode } from '@/services/companies/addresses.schema'
import { findPostalCode, savePostalCode } from './postal-codes.repository'

/** Streets are renamed now and then. */
const FRESH_MS = 30 * 86_400_000

/**
 * What a CEP (with or without its hyphen) tells, kept for 30 days. When nobody can be asked, what was known before is
 * better than nothing. Refuses 404 for an unknown CEP and 503 when it cannot be told; the form goes on without it.
 */
export async function lookUpPostalCode(cep: string, provider = postalCodeProvider()): Promise<PostalCode> {
  const postalCode = cep.replace('-', '')
  const kept = await findPostalCode(postalCode)
  if (kept && Date.now() - kept.fetchedAt.getTime() < FRESH_MS) return kept.place
  const answer = await provider.find(postalCode)
  if (answer.outcome === 'found') {
    await savePostalCode(answer.place)
    return answer.place
  }
  if (answer.outcome === 'unknown') {
    throw new Refusal('not_found', { errors: ['Não encontramos esse CEP. Confira ou preencha o endereço.'] })
  }
  if (kept) return kept.place
  throw new Refusal('unavailable', { errors: ['Não foi possível consultar o CEP agora. Preencha o endereço.'] })
}
