import { cleanFileName } from '@/server/storage/pdf'
import { deleteFile, type StoredFile, storeFile } from '@/server/storage/storage'
import type { Actor } from '@/services/auth/actor.rules'
import type { OrderKey } from '@/services/orders/order-address.rules'
import type { Order } from '@/services/orders/orders.schema'
import { insertFile } from '../documents/documents.repository'
import { documentOfType, withdrawAllFiles } from '../documents/withdraw-files'
import { changeOrder } from '../workflow/change-order.service'
import { contractContent } from './contract-content'

/**
 * Generates the contract from the template and the order and adds it to the order, replacing an earlier one and its signatures.
 * Refuses 403, 404, 409 `stage_changed`, and `conflict` before the contract has its number.
 */
export async function generateContract(actor: Actor, ref: OrderKey): Promise<Order> {
  let stored: StoredFile | undefined
  try {
    return await changeOrder(actor, ref, {
      action: 'upload_contract',
      historyAction: 'generate_contract',
      effect: async ({ tx, record, now, preconditionFailed }) => {
        const { contractNumber } = record.order
        if (!contractNumber) throw preconditionFailed('Salve primeiro o número do contrato.')
        const contract = documentOfType(record, 'CONTRACT')
        const content = await contractContent(tx, record, contractNumber, now)
        // Loaded with the first contract: fonts and layout are heavy, and no other request has use for them.
        const { drawContract } = await import('./contract-pdf')
        stored = await storeFile(`orders/${String(record.order.id)}`, await drawContract(content))
        const withdrawn = await withdrawAllFiles(tx, record, contract.id)
        const name = cleanFileName(`Contrato ${contractNumber.replaceAll(/[\\/]/g, '-')}.pdf`)
        const { storageKey, size, sha256 } = stored
        await insertFile(tx, {
          documentId: contract.id,
          storageKey,
          size,
          sha256,
          name,
          uploadedBy: actor.id,
          kind: 'original',
          createdAt: now,
        })
        return { before: withdrawn, after: { document: 'CONTRACT', name, sha256, template: content.text.version } }
      },
    })
  } catch (error) {
    if (stored) await deleteFile(stored.storageKey)
    throw error
  }
}
