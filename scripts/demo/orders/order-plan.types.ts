/** Where an order stands when the newcomer arrives. */
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
  /** Business days since the last thing happened to it. */
  since: number
  /** Business days between the start of the rental and the request to return it, or a part of it. */
  rented?: number
  months?: 12 | 24 | 36
  servicePackage?: 'Essencial' | 'Completo' | 'Gestão'
  /** Label of the address when not the seat, or what goes to each. */
  to?: string | Readonly<Record<string, Readonly<Record<string, number>>>>
  /** Who ordered, when not the company's first person: a mailbox there, or a whole address of a salesperson. */
  by?: string
  coupon?: string
  /** A first proposal that the customer refused, and why. */
  refused?: { months: 12 | 24 | 36; because: string }
  comment?: string
  insurance?: boolean
}
