// The query keys are separate from the queries, so that modules that only invalidate them load no fetchers.

export const deliveryKeys = {
  all: ['deliveries'] as const,
  list: (query: object) => [...deliveryKeys.all, 'list', { ...query }] as const,
  detail: (packageId: number | undefined) => [...deliveryKeys.all, 'detail', { packageId }] as const,
  suggestions: (packageId: number) => [...deliveryKeys.all, 'suggestions', { packageId }] as const,
  board: (query: object) => [...deliveryKeys.all, 'board', { ...query }] as const,
}

export const returnKeys = {
  all: ['returns'] as const,
  list: (query: object) => [...returnKeys.all, 'list', { ...query }] as const,
  detail: (packageId: number | undefined) => [...returnKeys.all, 'detail', { packageId }] as const,
  own: (maskId: string, packageId: number) => [...returnKeys.all, 'own', { maskId, packageId }] as const,
}
