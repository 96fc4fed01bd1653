/** A plan, a service package or an upgrade, as questions about it name it. */
export type Offer = {
  id: number
  active: boolean
  /** "plano de 36 meses", "pacote Essencial": a masculine name. */
  name: string
  /** "plano", "pacote". */
  kind: string
  /** What who simulates with it does once it is off: "escolhe outro plano" unless told otherwise. */
  mend?: string
  /** Simulations in progress that chose it. */
  quotations_count: number
  orders_count: number
}
