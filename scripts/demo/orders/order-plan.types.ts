/** The current situation of an order. */
export type OrderSituation =
  | 'proposal'
  | 'proposal unanswered'
  | 'proposal refused'
  | 'proposal issued again'
  | 'documents asked for'
  | 'documents half sent'
  | 'documents sent'
  | 'documents half analysed'
  | 'documents returned'
  | 'credit'
  | 'credit reproved'
  | 'contract'
  | 'contract to sign'
  | 'contract half signed'
  | 'packaging'
  | 'packed'
  | 'shipping'
  | 'delivery'
  | 'term'
  | 'term to sign'
  | 'ongoing'
  | 'part on its way back'
  | 'part half appraised'
  | 'returning'
  | 'return received'
  | 'finished'
  | 'cancelled at proposal'
  | 'cancelled at documents'
  | 'cancelled at credit'

export type OrderPlan = {
  stands: OrderSituation
  /** Product name → quantity. */
  items: Readonly<Record<string, number>>
  /** Product name → upgrade name → quantity. */
  upgrades?: Readonly<Record<string, Readonly<Record<string, number>>>>
  /** Business days since its last step. */
  since: number
  /** Business days between the start of the rental and the request to return all or part of it. */
  rented?: number
  months?: 12 | 24 | 36
  servicePackage?: 'Essencial' | 'Completo' | 'Gestão'
  /** The label of an address other than the head office, or the items for each address. */
  to?: string | Readonly<Record<string, Readonly<Record<string, number>>>>
  /** The buyer, if not the company's first user: a mailbox there, or the full e-mail of a salesperson. */
  by?: string
  coupon?: string
  /** A first proposal that the customer refused, with the reason. */
  refused?: { months: 12 | 24 | 36; because: string }
  comment?: string
  insurance?: boolean
}
