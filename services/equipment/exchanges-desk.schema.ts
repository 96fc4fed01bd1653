import { id } from '@/services/config/id.schema'
import { array, number, object, strictObject, string, type InferType } from '@/services/config/validation'
import { pageOf, pageQuery, type Page } from '@/services/http/page.schema'
import { EXCHANGE_KINDS, EXCHANGE_ORDERINGS, EXCHANGE_STATUSES, type ExchangeStatus } from './exchanges.rules'
import { exchangeSchema, type Exchange } from './exchanges.schema'

const count = () => number().integer().min(0).required()

/** With how many there are of each status, whatever the list is narrowed to by it. */
export const exchangePage = pageOf(exchangeSchema).shape({
  statuses: object({
    REQUESTED: count(),
    ACCEPTED: count(),
    DELIVERED: count(),
    DONE: count(),
    REFUSED: count(),
    CANCELED: count(),
  }).required(),
})

export const exchangeListQuery = object({
  ...pageQuery,
  status: string().oneOf(EXCHANGE_STATUSES),
  kind: string().oneOf(EXCHANGE_KINDS),
  company: id(),
  /** Order number, company, CNPJ, or the serial or label of either unit. */
  search: string().trim().max(80),
  ordering: string().oneOf(EXCHANGE_ORDERINGS).default('created_at'),
})

const chosen = () => array(id().required()).min(1, 'Escolha ao menos um pedido').max(100).required()

/** Of one order. */
export const exchangeAcceptanceBody = strictObject({ ids: chosen() })

export const exchangeRefusalBody = strictObject({
  ids: chosen(),
  reason: string().trim().max(500).required('Diga o motivo da recusa'),
})

export type ExchangePage = Page<Exchange> & { statuses: Record<ExchangeStatus, number> }
export type ExchangeListQuery = InferType<typeof exchangeListQuery>
export type ExchangeRefusal = InferType<typeof exchangeRefusalBody>
