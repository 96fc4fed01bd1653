import { useRouter } from 'next/router'

/** A part of a dynamic address; undefined while a prerendered page has not read its address yet. */
export function useRouteParam(name: string): string | undefined {
  const { query, isReady } = useRouter()
  const value = query[name]
  return isReady && typeof value === 'string' ? value : undefined
}

/** The same for a numeric id; NaN for an address that holds none, so that it is known to be wrong. */
export function useRouteId(name: string): number | undefined {
  const value = useRouteParam(name)
  if (value === undefined) return undefined
  return /^[1-9]\d{0,8}$/.test(value) ? Number(value) : Number.NaN
}
