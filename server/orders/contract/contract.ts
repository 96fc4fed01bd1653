import type { Tx } from '@/server/db/client'
import { orNotFound, Refusal } from '@/server/http/refusal'
import { drawnAside } from '@/server/pdf/draw-aside'
import { cleanFileName } from '@/server/storage/pdf'
import { deleteFile, type StoredFile, storeFile } from '@/server/storage/storage'
import type { Actor } from '@/services/auth/actor.rules'
import { canonicalCpf } from '@/services/companies/cpf.rules'
import type { NewSigner } from '@/services/orders/documents/documents.schema'
import {
  isSignableDocument,
  type SignableDocument,
  stageOfDocument,
} from '@/services/orders/documents/required-documents.rules'
import type { OrderKey } from '@/services/orders/order-address.rules'
import type { Order } from '@/services/orders/orders.schema'
import type { ContractNumbers } from '@/services/orders/workflow/order-commands.schema'
import { deleteSignerRow, insertFile, insertSigner } from '../documents/documents.repository'
import { documentOfType, recallFromSigners, withdrawAllFiles } from '../documents/withdraw-files'
import type { OrderRecord } from '../order-record.repository'
import { signingMethod } from '../signing/signing-method'
import { changeOrder } from '../workflow/change-order.service'
import { contractContent } from './contract-content'
import type { drawContract } from './contract-pdf'

/** Writes the contract's number, and the addendum's when there is one. */
export function setContractNumbers(actor: Actor, ref: OrderKey, numbers: ContractNumbers): Promise<Order> {
  const { contract_number, addendum_number = null } = numbers
  return changeOrder(actor, ref, {
    action: 'set_contract_numbers',
    effect: ({ record: { order } }) =>
      Promise.resolve({
        columns: { contractNumber: contract_number, addendumNumber: addendum_number },
        before: { contract_number: order.contractNumber, addendum_number: order.addendumNumber },
        after: { contract_number, addendum_number },
      }),
  })
}

/**
 * Names one who signs or witnesses the contract or the delivery term. A document already sent is recalled: staff send it to
 * everyone again (ADR 0504).
 * Refuses 404 for a document that is not signed, 409 `conflict` for somebody who is named already: who signs cannot
 * witness their own signature; and once somebody has signed.
 */
export function addSigner(actor: Actor, ref: OrderKey, documentId: number, signer: NewSigner): Promise<Order> {
  const cpf = canonicalCpf(signer.cpf)
  return changeOrder(actor, ref, (record) => {
    const documentType = signableType(record, documentId)
    return {
      action: 'add_signers',
      stage: stageOfDocument(documentType),
      effect: async ({ tx, preconditionFailed }) => {
        const namesake = record.signers.find((one) => one.documentId === documentId && one.cpf === cpf)
        if (namesake?.role === signer.role) throw preconditionFailed('Essa pessoa já está indicada.')
        if (namesake) throw preconditionFailed('Quem assina não pode ser também testemunha.')
        const { name, email, role, order: position } = signer
        await insertSigner(tx, { documentId, name, email, cpf, role, position })
        const recalled = await recallIfSent(tx, record, documentId)
        return { after: { document: documentType, name, role, ...recalled } }
      },
    }
  })
}

/**
 * Deletes a signer or witness; a document already sent is recalled from everyone.
 * Refuses 404 for nobody of this document, 409 `conflict` once somebody has signed: they did so together with these people.
 */
export function deleteSigner(actor: Actor, ref: OrderKey, documentId: number, signerId: number): Promise<Order> {
  return changeOrder(actor, ref, (record) => {
    const documentType = signableType(record, documentId)
    const signer = orNotFound(record.signers.find((one) => one.id === signerId && one.documentId === documentId))
    return {
      action: 'add_signers',
      historyAction: 'remove_signer',
      stage: stageOfDocument(documentType),
      effect: async ({ tx }) => {
        const recalled = await recallIfSent(tx, record, documentId)
        await deleteSignerRow(tx, signerId)
        const { name, role } = signer
        return { before: { document: documentType, name, role }, after: recalled }
      },
    }
  })
}

function signableType({ documents }: OrderRecord, documentId: number): SignableDocument {
  const { documentType } = orNotFound(documents.find(({ id }) => id === documentId))
  if (!isSignableDocument(documentType)) throw new Refusal('not_found')
  return documentType
}

/** The signers of a document that was already sent are changing: the links that were sent become invalid. */
async function recallIfSent(tx: Tx, { signers }: OrderRecord, documentId: number): Promise<{ recalled?: true }> {
  if (!signers.some((one) => one.documentId === documentId && one.notifiedAt !== null)) return {}
  await recallFromSigners(tx, documentId)
  return { recalled: true }
}

/**
 * Asks those whose turn it is in the signing order to sign, each by a personal link; who comes after is asked once they have.
 * Asked again, they get a new link. Refuses 409 `conflict` when there is nobody to ask.
 */
export function notifySigners(actor: Actor, ref: OrderKey, stage: 'CONTRACT_INFO' | 'DELIVERY_TERM'): Promise<Order> {
  const documentType = stage === 'CONTRACT_INFO' ? 'CONTRACT' : 'DELIVERY_TERM'
  return changeOrder(actor, ref, {
    action: 'notify_signers',
    stage,
    effect: async ({ tx, record, now }) => {
      const asked = await signingMethod().ask(tx, { record, document: documentOfType(record, documentType), now })
      return { after: { document: documentType, notified: asked.map(({ name }) => name) } }
    },
  })
}

const drawContractAside = drawnAside<typeof drawContract>('server/orders/contract/contract-pdf', 'drawContract')

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
        stored = await storeFile(`orders/${String(record.order.id)}`, await drawContractAside(content))
        const withdrawn = await withdrawAllFiles(tx, record, contract.id)
        const name = cleanFileName(`Contrato ${contractNumber.replaceAll(/[\\/]/g, '-')}.pdf`)
        const file = { ...stored, name, kind: 'original', uploadedBy: actor.id, createdAt: now } as const
        await insertFile(tx, { ...file, documentId: contract.id })
        const { sha256 } = stored
        return { before: withdrawn, after: { document: 'CONTRACT', name, sha256, template: content.text.version } }
      },
    })
  } catch (error) {
    if (stored) await deleteFile(stored.storageKey)
    throw error
  }
}
