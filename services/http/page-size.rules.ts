/** Rows on one page of a list, unless a call asks for another number. */
export const PAGE_SIZE = 20
