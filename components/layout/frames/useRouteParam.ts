import { useRouter } from 'next/router'

/** A parameter of the route; undefined until the router of a prerendered page is ready. */
export function useRouteParam(name: string): string | undefined {
  const { query, isReady } = useRouter()
  const value = query[name]
  return isReady && typeof value === 'string' ? value : undefined
}

/** A numeric id in the route; NaN for an invalid one. */
export function useRouteId(name: string): number | undefined {
  const value = useRouteParam(name)
  if (value === undefined) return undefined
  return /^[1-9]\d{0,8}$/.test(value) ? Number(value) : Number.NaN
}
