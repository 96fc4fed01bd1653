/** A plan or a service package, as questions about it name it. */
export type Offer = {
  id: number
  active: boolean
  /** "plano de 36 meses", "pacote Essencial": a masculine name. */
  name: string
  /** "plano", "pacote". */
  kind: string
  /** Simulations in progress that chose it. */
  quotations_count: number
  orders_count: number
}
