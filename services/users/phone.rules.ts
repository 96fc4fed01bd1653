/** The 67 area codes of Brazil (docs/brazil.md). */
const AREA_CODE = '(?:1[1-9]|2[12478]|3[1-578]|4[1-9]|5[1345]|6[1-9]|7[134579]|8[1-9]|9[1-9])'
const MOBILE = new RegExp(`^${AREA_CODE}9\\d{8}$`)

/** The digits after the country code, from a number typed with its mask or stored as E.164. */
const nationalNumber = (text: string): string => text.replace(/^\s*\+55/, '').replace(/[\s().-]/g, '')

/** A Brazilian mobile number: area code, 9 and eight digits, with or without mask and +55. */
export const isMobile = (text: string): boolean => MOBILE.test(nationalNumber(text))

/** The stored form of a number: E.164, `+5511987654321`. */
export const canonicalPhone = (text: string): string => `+55${nationalNumber(text)}`
