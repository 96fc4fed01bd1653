/** Sort orders of the canned answers; the default is by title. */
export const REPLY_ORDERINGS = ['title', '-title', 'updated_at', '-updated_at'] as const

export type ReplyOrdering = (typeof REPLY_ORDERINGS)[number]
