import { readBrasilApi } from './brasil-api'
import type { ReadAnswer } from './postal-code.mapper'
import type { PostalCodeAnswer, PostalCodeProvider } from './provider'
import { readViaCep } from './via-cep'

const TIMEOUT_MS = 2_000

type Source = { address: (postalCode: string) => string; read: ReadAnswer }

type Options = { viaCep?: string; brasilApi?: string; timeoutMs?: number }

/** ViaCEP, then BrasilAPI when it fails; each is given two seconds (brasil.md). An answer of the first is final. */
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

/** undefined when the source did not answer in time, or not with what it promises. */
async function ask(source: Source, postalCode: string, timeoutMs: number): Promise<PostalCodeAnswer | undefined> {
  try {
    const response = await fetch(source.address(postalCode), { signal: AbortSignal.timeout(timeoutMs) })
    return source.read(response.status, await response.json())
  } catch {
    return undefined
  }
}
