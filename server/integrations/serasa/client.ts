import type { CreditDocument, DocumentKind } from '@/services/credit/credit-document.rules'
import { fetchBounded, parseJson } from '@/server/integrations/http'
import { readAnswer } from './answer'
import { BureauFailure, type CreditBureau } from './provider'

const TOKEN_MS = 55 * 60_000

/** Reports have some hundred kilobytes. */
const MAX_BYTES = 5_000_000

const LOGIN = '/security/iam/v1/client-identities/login'

const REPORTS: Record<DocumentKind, string> = {
  cnpj: '/credit-services/business-information-report/v1/reports',
  cpf: '/credit-services/person-information-report/v1/creditreport',
}

type Options = {
  url: string
  clientId: string
  clientSecret: string
  /** The name of the report for each kind of document. */
  reportNames: Record<DocumentKind, string>
  timeoutMs: number
  isSandbox: boolean
}

/**
 * Serasa over HTTP: Basic log-in for an access token, kept for 55 minutes; the document is sent in a header, so that it
 * is in no log of addresses. A token that is refused early is renewed once; nothing else is repeated (ADR 501).
 */
export function serasaClient({
  url,
  clientId,
  clientSecret,
  reportNames,
  timeoutMs,
  isSandbox,
}: Options): CreditBureau {
  let token: { value: string; until: number } | undefined
  const credentials = Buffer.from(`${clientId}:${clientSecret}`).toString('base64')

  async function signIn(): Promise<string> {
    if (token && token.until > Date.now()) return token.value
    const headers = { Authorization: `Basic ${credentials}`, 'Content-Type': 'application/json' }
    // A log-in costs nothing: one that times out or cannot be read may be retried.
    const { status, body } = await send(`${url}${LOGIN}`, { method: 'POST', headers, body: '{}' }, 'unavailable')
    if (status === 401 || status === 403) throw new BureauFailure('login_refused', `log-in answered ${String(status)}`)
    const value = accessTokenIn(body)
    if (status >= 300 || !value) throw new BureauFailure('unavailable', `log-in answered ${String(status)}`)
    token = { value, until: Date.now() + TOKEN_MS }
    return value
  }

  async function ask({ kind, document }: CreditDocument) {
    const headers = { Authorization: `Bearer ${await signIn()}`, 'X-Document-Id': document }
    const query = new URLSearchParams({ reportName: reportNames[kind] })
    return send(`${url}${REPORTS[kind]}?${query.toString()}`, { headers }, 'timeout')
  }

  async function send(address: string, init: RequestInit, late: 'unavailable' | 'timeout') {
    try {
      const { status, body } = await fetchBounded(address, init, { timeoutMs, maxBytes: MAX_BYTES })
      return { status, body: parseJson(body.toString('utf8')) }
    } catch (error) {
      throw new BureauFailure(neverConnected(error) ? 'unavailable' : late, String(error))
    }
  }

  return {
    isSandbox,
    async signIn() {
      await signIn()
    },
    async report(about) {
      let answer = await ask(about)
      if (answer.status === 401) {
        token = undefined
        answer = await ask(about)
      }
      const refusal = refusalOf(answer.status)
      if (refusal) throw new BureauFailure(refusal, `answered ${String(answer.status)}`)
      if (answer.body === undefined || answer.body === null) throw new BureauFailure('unreadable', 'no JSON')
      return readAnswer(answer.body)
    },
  }
}

function refusalOf(status: number) {
  if (status === 401 || status === 403) return 'login_refused'
  if (status === 404) return 'not_found'
  // A gateway in between gave up; the bureau may have processed the call, and charged for it.
  if ([408, 502, 504].includes(status)) return 'timeout'
  if (status === 429 || status >= 500) return 'unavailable'
  return status >= 300 ? 'refused' : null
}

/** No connection was made, so nothing can have been charged. */
function neverConnected(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : ''
  return ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'UND_ERR_CONNECT_TIMEOUT'].includes(code)
}

function accessTokenIn(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null || !('accessToken' in value)) return undefined
  return typeof value.accessToken === 'string' && value.accessToken !== '' ? value.accessToken : undefined
}
