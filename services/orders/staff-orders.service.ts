import { http } from '@/services/http/client'
import { type CsvFile, getCsv, type Transfer } from '@/services/http/files'
import type { DocumentAccess } from './documents/documents.schema'
import type { OrdersSummary } from './list/orders-summary.schema'
import type { OrderMail } from './mails/order-mails.schema'
import { type OrderKey, orderPath } from './order-address.rules'
import type { ManagementCsvQuery, ManagementListQuery, ManagementPage, Order } from './orders.schema'
import type {
  CancelOrder,
  ContractNumbers,
  EventCommand,
  NewProposal,
  StageCommand,
  UndoStage,
} from './workflow/order-commands.schema'

const staffOrderPath = (order: OrderKey): string => orderPath({ audience: 'staff', ...order })

/** The orders that this member of staff may see. */
export async function getStaffOrders(
  query: Partial<ManagementListQuery>,
  signal?: AbortSignal,
): Promise<ManagementPage> {
  const { data } = await http.get<ManagementPage>('/checkout-management', { params: query, signal })
  return data
}

/** The same as a file, whole. */
export const getStaffOrdersCsv = (query: Partial<ManagementCsvQuery>, transfer: Transfer = {}): Promise<CsvFile> =>
  getCsv('/checkout-management-csv-extract', query, transfer)

/** Order counts by stage. */
export async function getOrdersSummary(signal?: AbortSignal): Promise<OrdersSummary> {
  const { data } = await http.get<OrdersSummary>('/checkout-management/summary', { signal })
  return data
}

/** Completes or refuses the stage that it names. */
export async function decideStage(order: OrderKey, command: StageCommand): Promise<Order> {
  const { data } = await http.put<Order>(`${staffOrderPath(order)}/stage`, command)
  return data
}

/** Records an expected delivery, a sending with its tracking code, or a delivery date. */
export async function recordPackageEvent(order: OrderKey, event: EventCommand): Promise<Order> {
  const { data } = await http.post<Order>(`${staffOrderPath(order)}/events`, event)
  return data
}

/** Closes the analysis: to the credit, or back to the customer with what to correct. */
export async function finishAnalysis(order: OrderKey): Promise<Order> {
  const { data } = await http.put<Order>(`${staffOrderPath(order)}/finish-analysis`)
  return data
}

/** Cancels, with a reason; everything reserved is released. */
export async function cancelOrder(order: OrderKey, command: CancelOrder): Promise<Order> {
  const { data } = await http.put<Order>(`${staffOrderPath(order)}/cancel-order`, command)
  return data
}

/** Declines the customer's cancel request, with a message. */
export async function declineCancelRequest(order: OrderKey, message: string): Promise<Order> {
  const { data } = await http.put<Order>(`${staffOrderPath(order)}/cancel-request`, { message })
  return data
}

/** One of the nine ways back; names the stage that it leaves. */
export async function undoStage(order: OrderKey, command: UndoStage): Promise<Order> {
  const { data } = await http.put<Order>(`${staffOrderPath(order)}/undo-stage`, command)
  return data
}

export async function setContractNumbers(order: OrderKey, numbers: ContractNumbers): Promise<Order> {
  const { data } = await http.put<Order>(`${staffOrderPath(order)}/contract-numbers`, numbers)
  return data
}

/** Writes the contract from the template and puts it up, in the place of an earlier one. */
export async function generateContract(order: OrderKey): Promise<Order> {
  const { data } = await http.post<Order>(`${staffOrderPath(order)}/contract`)
  return data
}

/** A new version of the proposal; it is the customer's turn again. */
export async function issueProposal({ companyId, maskId }: OrderKey, proposal: NewProposal): Promise<Order> {
  const { data } = await http.post<Order>(`/orders/${String(companyId)}/${maskId}/proposals`, proposal)
  return data
}

/** The mails about an order, the newest first. */
export async function getOrderMails(order: OrderKey, signal?: AbortSignal): Promise<OrderMail[]> {
  const { data } = await http.get<OrderMail[]>(`${staffOrderPath(order)}/mails`, { signal })
  return data
}

/** Who opened which file of an order, the newest first. */
export async function getDocumentAccess(order: OrderKey, signal?: AbortSignal): Promise<DocumentAccess[]> {
  const { data } = await http.get<DocumentAccess[]>(`${staffOrderPath(order)}/document-access`, { signal })
  return data
}

/** Has a mail delivered once more that did not go out. */
export async function resendOrderMail(order: OrderKey, mailId: number): Promise<OrderMail[]> {
  const { data } = await http.post<OrderMail[]>(`${staffOrderPath(order)}/mails/${String(mailId)}/delivery`)
  return data
}
