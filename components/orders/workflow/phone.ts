/** Where the look changes from the desk to the phone (styles/tokens, `below.phone`). */
export const phone = '(max-width: 639.98px)'
