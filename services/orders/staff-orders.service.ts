import { bodyOf, http } from '@/services/http/client'
import { type CsvFile, getCsv, type Transfer } from '@/services/http/files'
import type { DocumentAccess } from './documents/documents.schema'
import type { OrdersSummary } from './list/orders-summary.schema'
import type { OrderMail } from './mails/order-mails.schema'
import { type OrderKey, staffOrderPath } from './order-address.rules'
import type { ManagementCsvQuery, ManagementListQuery, ManagementPage, Order } from './orders.schema'
import type {
  CancelOrder,
  ContractNumbers,
  EventCommand,
  NewProposal,
  StageCommand,
  UndoStage,
} from './workflow/order-commands.schema'

/** The orders that this staff user may see. */
export const getStaffOrders = (query: Partial<ManagementListQuery>, signal?: AbortSignal): Promise<ManagementPage> =>
  bodyOf(http.get<ManagementPage>('/checkout-management', { params: query, signal }))

/** The whole list as a file. */
export const getStaffOrdersCsv = (query: Partial<ManagementCsvQuery>, transfer: Transfer = {}): Promise<CsvFile> =>
  getCsv('/checkout-management-csv-extract', query, transfer)

/** Order counts by stage. */
export const getOrdersSummary = (signal?: AbortSignal): Promise<OrdersSummary> =>
  bodyOf(http.get<OrdersSummary>('/checkout-management/summary', { signal }))

/** Completes or refuses the stage that the command names. */
export const decideStage = (order: OrderKey, command: StageCommand): Promise<Order> =>
  bodyOf(http.put<Order>(`${staffOrderPath(order)}/stage`, command))

/** Records an expected delivery, a shipment with its tracking code, or a delivery date. */
export const recordPackageEvent = (order: OrderKey, event: EventCommand): Promise<Order> =>
  bodyOf(http.post<Order>(`${staffOrderPath(order)}/events`, event))

/** Closes the analysis: on to the credit analysis, or back to the customer with what to correct. */
export const finishAnalysis = (order: OrderKey): Promise<Order> =>
  bodyOf(http.put<Order>(`${staffOrderPath(order)}/finish-analysis`))

/** Cancels, with a reason; everything reserved is released. */
export const cancelOrder = (order: OrderKey, command: CancelOrder): Promise<Order> =>
  bodyOf(http.put<Order>(`${staffOrderPath(order)}/cancel-order`, command))

/** Declines the customer's cancel request, with a message. */
export const declineCancelRequest = (order: OrderKey, message: string): Promise<Order> =>
  bodyOf(http.put<Order>(`${staffOrderPath(order)}/cancel-request`, { message }))

/** Runs one of the nine rollbacks; the command names the stage to leave. */
export const undoStage = (order: OrderKey, command: UndoStage): Promise<Order> =>
  bodyOf(http.put<Order>(`${staffOrderPath(order)}/undo-stage`, command))

export const setContractNumbers = (order: OrderKey, numbers: ContractNumbers): Promise<Order> =>
  bodyOf(http.put<Order>(`${staffOrderPath(order)}/contract-numbers`, numbers))

/** Writes the contract from the template and uploads it, replacing an earlier one. */
export const generateContract = (order: OrderKey): Promise<Order> =>
  bodyOf(http.post<Order>(`${staffOrderPath(order)}/contract`))

/** Issues a new version of the proposal; the turn passes back to the customer. */
export const issueProposal = ({ companyId, maskId }: OrderKey, proposal: NewProposal): Promise<Order> =>
  bodyOf(http.post<Order>(`/orders/${String(companyId)}/${maskId}/proposals`, proposal))

/** The mails about an order, newest first. */
export const getOrderMails = (order: OrderKey, signal?: AbortSignal): Promise<OrderMail[]> =>
  bodyOf(http.get<OrderMail[]>(`${staffOrderPath(order)}/mails`, { signal }))

/** Who opened which file of an order, newest first. */
export const getDocumentAccess = (order: OrderKey, signal?: AbortSignal): Promise<DocumentAccess[]> =>
  bodyOf(http.get<DocumentAccess[]>(`${staffOrderPath(order)}/document-access`, { signal }))

/** Resends a mail that was not delivered. */
export const resendOrderMail = (order: OrderKey, mailId: number): Promise<OrderMail[]> =>
  bodyOf(http.post<OrderMail[]>(`${staffOrderPath(order)}/mails/${String(mailId)}/delivery`))
