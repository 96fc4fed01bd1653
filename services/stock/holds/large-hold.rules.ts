/**
 * From when on staff hear that one company holds a product by proposals that nobody has accepted (ADR 531): at least so
 * many units, and at least this share of what stands on the shelf.
 */
export const LARGE_HOLD = { units: 5, share: 0.5 } as const

/** Who hears of it: those who may release a reservation and decide for whom stock is kept. */
export const LARGE_HOLD_GROUPS = ['OPERAÇÃO', 'GERENTE VENDEDOR'] as const

export type ProposalHold = { productId: number; name: string; held: number; onShelf: number }

/** Whether other companies are likely to find too little because of it. */
export const isLargeHold = ({ held, onShelf }: Pick<ProposalHold, 'held' | 'onShelf'>): boolean =>
  held >= LARGE_HOLD.units && held >= onShelf * LARGE_HOLD.share

/** What staff read about it. */
export const largeHoldText = (company: string, { name, held, onShelf }: ProposalHold): string =>
  `${company} segura ${String(held)} de ${String(onShelf)} unidades de ${name} em propostas ainda não aceitas. ` +
  'Outras empresas só encontram o resto até o aceite ou o fim da reserva. ' +
  'Se isso não fizer sentido, libere a reserva em Reservas: o pedido continua.'
