/** The file name of an order's PDF. */
export const orderFileName = (maskId: string): string => `Pedido ${maskId}.pdf`

/** The file name of a proposal's PDF, in downloads and in the viewer. */
export const proposalFileName = (maskId: string, version: number): string =>
  `Proposta ${maskId}, versão ${String(version)}.pdf`
