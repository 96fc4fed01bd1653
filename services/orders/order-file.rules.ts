/** What the PDF of a whole order is called where it is downloaded. */
export const orderFileName = (maskId: string): string => `Pedido ${maskId}.pdf`
