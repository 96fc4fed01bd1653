export const USER_ORDERINGS = [
  'first_name',
  '-first_name',
  'last_login',
  '-last_login',
  'created_at',
  '-created_at',
] as const

export type UserOrdering = (typeof USER_ORDERINGS)[number]
