/** Brazil has had no summer time since 2019. */
const SAO_PAULO = '-03:00'

/** The last moment of a day (`YYYY-MM-DD`) in São Paulo: something valid until a day is valid on that whole day. */
export const endOfDay = (day: string): Date => new Date(`${day}T23:59:59.999${SAO_PAULO}`)
