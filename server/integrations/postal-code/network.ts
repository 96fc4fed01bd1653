import { mixed, object, string } from 'yup'
import { type Uf, UFS } from '@/services/companies/states.rules'
import type { PostalCodeAnswer, PostalCodeProvider } from './provider'

const TIMEOUT_MS = 2_000

type Source = { address: (postalCode: string) => string; read: ReadAnswer }

type Options = { viaCep?: string; brasilApi?: string; timeoutMs?: number }

/**
 * ViaCEP, then BrasilAPI when it fails; each has two seconds, so that a form does not wait long. An answer of the first
 * is final.
 */
export function networkProvider(options: Options = {}): PostalCodeProvider {
  const { viaCep = 'https://viacep.com.br', brasilApi = 'https://brasilapi.com.br', timeoutMs = TIMEOUT_MS } = options
  const sources: Source[] = [
    { address: (postalCode) => `${viaCep}/ws/${postalCode}/json/`, read: readViaCep },
    { address: (postalCode) => `${brasilApi}/api/cep/v1/${postalCode}`, read: readBrasilApi },
  ]
  return {
    async find(postalCode) {
      for (const source of sources) {
        const answer = await ask(source, postalCode, timeoutMs)
        if (answer) return answer
      }
      return { outcome: 'unreachable' }
    },
  }
}

/** Undefined when the source did not answer in time, or not in its documented format. */
async function ask(source: Source, postalCode: string, timeoutMs: number): Promise<PostalCodeAnswer | undefined> {
  try {
    const response = await fetch(source.address(postalCode), { signal: AbortSignal.timeout(timeoutMs) })
    return source.read(response.status, await response.json())
  } catch {
    // The next source is tried.
    return undefined
  }
}

/** Reads a source's answer; undefined when it is not in the documented format. */
export type ReadAnswer = (status: number, body: unknown) => PostalCodeAnswer | undefined

type ProviderBody = {
  cep?: string
  state?: string
  city?: string
  district?: string | null
  street?: string | null
}

/** The address in a source's answer; small towns have a single CEP without district and street. */
export function toPlace({ cep, state, city, district, street }: ProviderBody): PostalCodeAnswer | undefined {
  const postalCode = cep?.replace('-', '')
  if (!postalCode || !city || !UFS.includes(state as Uf)) return undefined
  return {
    outcome: 'found',
    place: { postal_code: postalCode, state: state as Uf, city, district: orNull(district), street: orNull(street) },
  }
}

const orNull = (text: string | null | undefined): string | null => (text === '' ? null : (text ?? null))

const viaCepBody = object({
  /** true, or the text 'true'. */
  erro: mixed<boolean | string>(),
  cep: string(),
  uf: string(),
  localidade: string(),
  bairro: string(),
  logradouro: string(),
})

/** ViaCEP answers 200 with `erro` for a CEP that does not exist. */
export const readViaCep: ReadAnswer = (status, value) => {
  if (status !== 200 || !viaCepBody.isValidSync(value)) return undefined
  const { erro, cep, uf, localidade, bairro, logradouro } = viaCepBody.cast(value)
  if (erro !== undefined) return { outcome: 'unknown' }
  return toPlace({ cep, state: uf, city: localidade, district: bairro, street: logradouro })
}

const brasilApiBody = object({
  cep: string(),
  state: string(),
  city: string(),
  neighborhood: string().nullable(),
  street: string().nullable(),
})

/** BrasilAPI answers 404 for a CEP that does not exist. */
export const readBrasilApi: ReadAnswer = (status, value) => {
  if (status === 404) return { outcome: 'unknown' }
  if (status !== 200 || !brasilApiBody.isValidSync(value)) return undefined
  const { cep, state, city, neighborhood, street } = brasilApiBody.cast(value)
  return toPlace({ cep, state, city, district: neighborhood, street })
}
