/** What the PDF of a whole order is called where it is downloaded. */
export const orderFileName = (maskId: string): string => `Pedido ${maskId}.pdf`

/** What the PDF of a proposal is called where it is downloaded and read. */
export const proposalFileName = (maskId: string, version: number): string =>
  `Proposta ${maskId}, versão ${String(version)}.pdf`
