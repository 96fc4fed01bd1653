/** A plan, a service package or an upgrade, as confirmations describe it. */
export type Offer = {
  id: number
  active: boolean
  /** "plano de 36 meses", "pacote Essencial": a masculine name. */
  name: string
  /** "plano", "pacote". */
  kind: string
  /** What customers who chose it have to do once it is inactive: "escolhe outro plano" by default. */
  mend?: string
  /** Simulations in progress that chose it. */
  quotations_count: number
  orders_count: number
}
