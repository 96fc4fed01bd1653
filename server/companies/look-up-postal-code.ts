import { Refusal } from '@/server/http/refusal'
import { postalCodeProvider } from '@/server/integrations/postal-code/choose-provider'
import type { PostalCode } from '@/services/companies/addresses.schema'
import { findPostalCode, savePostalCode } from './postal-codes.repository'

const FRESH_MS = 30 * 86_400_000

/**
 * The address of a CEP (with or without its hyphen), cached for 30 days; the stale cache serves when no provider answers
 * (docs/brazil.md). Refuses 404 for an unknown CEP and 503 when there is no answer; the form works without it.
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
