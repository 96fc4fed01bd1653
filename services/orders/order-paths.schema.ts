import { number, object, string } from '@/services/config/validation'
import { managedOrderParams, maskParam } from './orders.schema'

const id = () => number().integer().positive().required()

// The path parameters of an order's calls, for customers (`/checkout/…`) and for staff (`/checkout-management/…`).

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

/** `1` shows the file in the page's reader instead of downloading it. */
export const fileQuery = object({ inline: string().oneOf(['1']) })

export const byDocumentParams = object({
  documentType: string().trim().max(80).required(),
  days: number().integer().min(1).max(365).required(),
})
