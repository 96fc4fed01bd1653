import { number, object, string } from '@/services/config/validation'
import { managedOrderParams, maskParam } from './orders.schema'

const id = () => number().integer().positive().required()

// What the addresses of an order's calls name, for customers (`/checkout/…`) and for staff (`/checkout-management/…`).

export const documentParams = maskParam.shape({ documentId: id() })
export const fileParams = documentParams.shape({ fileId: id() })
export const signerParams = documentParams.shape({ signerId: id() })

export const managedDocumentParams = managedOrderParams.shape({ documentId: id() })
export const managedFileParams = managedDocumentParams.shape({ fileId: id() })
export const managedSignerParams = managedDocumentParams.shape({ signerId: id() })

export const proposalParams = maskParam.shape({ version: id() })
export const managedProposalParams = managedOrderParams.shape({ version: id() })

export const addendumParams = maskParam.shape({ addendumId: id() })
export const managedAddendumParams = managedOrderParams.shape({ addendumId: id() })

export const managedMailParams = managedOrderParams.shape({ mailId: id() })

/** Shown in the page's own reader instead of downloaded. */
export const fileQuery = object({ inline: string().oneOf(['1']) })

export const byDocumentParams = object({
  documentType: string().trim().max(80).required(),
  days: number().integer().min(1).max(365).required(),
})
