/** Rows per page of a list, unless a call sets another number. */
export const PAGE_SIZE = 20
