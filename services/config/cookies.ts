import Cookies from 'js-cookie'
import { WIDTH_COOKIE } from '@/services/browser/page-width.rules'

/**
 * Cookies of the specification: tokens with path `/`, the current quotation, and the key that gives a visitor access to
 * it.
 */
const NAMES = {
  access: 'access',
  refresh: 'refresh',
  quotation: 'quotation_id',
  quotationKey: 'quotation_key',
} as const

const DAYS = 30

const attributes = (): Cookies.CookieAttributes => ({
  path: '/',
  sameSite: 'lax',
  expires: DAYS,
  secure: window.location.protocol === 'https:',
})

export const readTokens = () => ({ access: Cookies.get(NAMES.access), refresh: Cookies.get(NAMES.refresh) })

/** True with a token of either kind, so a user may be logged in. */
export function hasToken(): boolean {
  const { access, refresh } = readTokens()
  return Boolean(access ?? refresh)
}

const listeners = new Set<() => void>()

/** Calls the listener when a session or a quotation starts or ends in this tab. */
export function onTokenChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const announce = (): void => {
  listeners.forEach((listener) => {
    listener()
  })
}

export function saveTokens({ access, refresh }: { access: string; refresh: string }): void {
  Cookies.set(NAMES.access, access, attributes())
  Cookies.set(NAMES.refresh, refresh, attributes())
  announce()
}

export function deleteAccessToken(): void {
  Cookies.remove(NAMES.access, { path: '/' })
  announce()
}

/** Ends the session: after a log-out or a failed refresh (specification, section 8). */
export function deleteSession(): void {
  deleteSessionQuietly()
  announce()
}

/** The same for a page that is going away, which stays as it is until then. */
export function deleteSessionQuietly(): void {
  for (const name of Object.values(NAMES)) Cookies.remove(name, { path: '/' })
}

export function readQuotation(): number | null {
  const id = Number(Cookies.get(NAMES.quotation))
  return Number.isInteger(id) && id > 0 ? id : null
}

export const saveQuotation = (id: number): void => {
  Cookies.set(NAMES.quotation, String(id), attributes())
  announce()
}

export const deleteQuotation = (): void => {
  Cookies.remove(NAMES.quotation, { path: '/' })
  announce()
}

/** A visitor's key to their quotation; null for everyone else. */
export const readQuotationKey = (): string | null => Cookies.get(NAMES.quotationKey) ?? null

export const saveQuotationKey = (key: string): void => {
  Cookies.set(NAMES.quotationKey, key, attributes())
  announce()
}

export const deleteQuotationKey = (): void => {
  Cookies.remove(NAMES.quotationKey, { path: '/' })
  announce()
}

/** The server renders the next page for it. */
export const savePageWidth = (): void => {
  Cookies.set(WIDTH_COOKIE, String(window.innerWidth), attributes())
}
