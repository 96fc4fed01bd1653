/** Under this name the browser keeps the code that is being typed for a quotation. */
export const couponDraft = (quotationId: number): string => `coupon:${quotationId}`
