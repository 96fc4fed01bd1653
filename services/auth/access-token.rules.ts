/** A token that ends sooner is renewed first, by the HTTP client. */
const LONG_ENOUGH_MS = 30_000

/** Whether an access token may be sent as it is, by the time of its end. The API alone knows whether it holds. */
export function isLasting(token: string, now: number): boolean {
  try {
    const { exp } = JSON.parse(atob(token.split('.')[1] ?? '')) as { exp: number }
    return exp * 1000 >= now + LONG_ENOUGH_MS
  } catch {
    return false
  }
}
