import { createHmac, timingSafeEqual } from 'node:crypto'
import { settings } from '@/server/config/settings'

const LINK_MS = 48 * 60 * 60 * 1_000

type Claim = { companyId: number; email: string }

const seal = ({ companyId, email }: Claim, expires: number): string =>
  createHmac('sha256', settings().SECRET_KEY)
    .update(`billing-email:${String(companyId)}:${email.toLowerCase()}:${String(expires)}`)
    .digest('base64url')

/**
 * The token of a link that confirms a billing e-mail for 48 hours. It is sealed, not stored: it holds for this company and this
 * address only, so that a later address needs a link of its own.
 */
export function billingEmailToken(claim: Claim): string {
  const expires = Date.now() + LINK_MS
  return Buffer.from(`${String(claim.companyId)}:${String(expires)}:${seal(claim, expires)}`).toString('base64url')
}

/** The company that a token names, unless it has expired; only `isTokenOf` says whether it is genuine. */
export function companyOfToken(token: string): number | undefined {
  const { companyId, expires } = partsOf(token)
  return Number.isSafeInteger(companyId) && companyId > 0 && expires > Date.now() ? companyId : undefined
}

/** Whether we have mailed this token to this address for this company. */
export function isTokenOf(token: string, claim: Claim): boolean {
  const { expires, sealed } = partsOf(token)
  const [given, expected] = [Buffer.from(sealed), Buffer.from(seal(claim, expires))]
  return given.length === expected.length && timingSafeEqual(given, expected)
}

function partsOf(token: string): { companyId: number; expires: number; sealed: string } {
  const [companyId = '', expires = '', sealed = ''] = Buffer.from(token, 'base64url').toString('utf8').split(':')
  return { companyId: Number(companyId), expires: Number(expires), sealed }
}
