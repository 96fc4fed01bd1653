/** Lower case without accents: how texts are compared with what people type. */
export const plainText = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
