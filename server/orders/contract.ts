import { found, Refusal } from '@/server/http/refusal'
import { postMail } from '@/server/mail/outbox'
import { settings } from '@/server/config/settings'
import type { Actor } from '@/services/auth/actor.rules'
import { canonicalCpf } from '@/services/companies/cpf.rules'
import { documentLabel, isSignableDocument, stageOfDocument } from '@/services/orders/documents.rules'
import type { NewSigner } from '@/services/orders/documents.schema'
import type { ContractNumbers, Order } from '@/services/orders/orders.schema'
import { changeOrder } from './change-order.service'
import { insertSigner, markNotified } from './documents.repository'
import type { OrderRef } from './order.repository'
import { paperOf } from './withdrawals'

/** Writes the contract's number, and the addendum's when there is one. */
export function setContractNumbers(actor: Actor, ref: OrderRef, numbers: ContractNumbers): Promise<Order> {
  const { contract_number, addendum_number = null } = numbers
  return changeOrder(actor, ref, {
    action: 'set_contract_numbers',
    effect: ({ rows: { order } }) =>
      Promise.resolve({
        columns: { contractNumber: contract_number, addendumNumber: addendum_number },
        before: { contract_number: order.contractNumber, addendum_number: order.addendumNumber },
        after: { contract_number, addendum_number },
      }),
  })
}

/**
 * Names one who signs or witnesses the contract or the delivery term.
 * Refuses 404 for a document that is not signed, 409 `conflict` for somebody who is named already: who signs cannot
 * witness their own signature.
 */
export function addSigner(actor: Actor, ref: OrderRef, documentId: number, signer: NewSigner): Promise<Order> {
  const cpf = canonicalCpf(signer.cpf)
  return changeOrder(actor, ref, (rows) => {
    const document = found(rows.documents.find(({ id }) => id === documentId))
    const { documentType } = document
    if (!isSignableDocument(documentType)) throw new Refusal('not_found')
    return {
      action: 'add_signers',
      stage: stageOfDocument(documentType),
      effect: async ({ tx, notYet }) => {
        const namesake = rows.signers.find((one) => one.documentId === documentId && one.cpf === cpf)
        if (namesake?.role === signer.role) throw notYet('Essa pessoa já está indicada.')
        if (namesake) throw notYet('Quem assina não pode ser também testemunha.')
        const { name, email, role, order: position } = signer
        await insertSigner(tx, { documentId, name, email, cpf, role, position })
        return { after: { document: documentType, name, role } }
      },
    }
  })
}

/** Asks everyone who has not signed yet to do so, by e-mail. Refuses 409 `conflict` when there is nobody to ask. */
export function notifySigners(actor: Actor, ref: OrderRef, stage: 'CONTRACT_INFO' | 'DELIVERY_TERM'): Promise<Order> {
  const documentType = stage === 'CONTRACT_INFO' ? 'CONTRACT' : 'DELIVERY_TERM'
  return changeOrder(actor, ref, {
    action: 'notify_signers',
    stage,
    effect: async ({ tx, rows, now }) => {
      const document = paperOf(rows, documentType)
      const asked = rows.signers.filter(({ documentId, signedAt }) => documentId === document.id && !signedAt)
      await markNotified(
        tx,
        asked.map(({ id }) => id),
        now,
      )
      for (const { id, email, role } of asked) {
        const eventKey = `signer:${String(id)}:${String(rows.order.version + 1)}`
        const data = invitation(rows.order, rows.company.corporateName, documentType, role)
        await postMail(tx, { eventKey, to: email, orderId: rows.order.id, template: { name: 'order-turn', data } })
      }
      return { after: { document: documentType, notified: asked.map(({ name }) => name) } }
    },
  })
}

type Numbered = { orderMaskId: string; contractNumber: string | null }

function invitation({ orderMaskId, contractNumber }: Numbered, company: string, documentType: string, role: string) {
  const what = documentLabel(documentType).toLowerCase()
  const number = documentType === 'CONTRACT' && contractNumber ? ` nº ${contractNumber}` : ''
  return {
    subject: `Pedido ${orderMaskId}: assine o ${what}`,
    order: `Pedido ${orderMaskId}`,
    company,
    title: `Assine o ${what}${number}`,
    message:
      role === 'witness'
        ? 'Você foi indicado como testemunha. Peça o documento a quem fez o pedido, assine e devolva a cópia.'
        : 'Você foi indicado para assinar. Peça o documento a quem fez o pedido, assine e devolva a cópia.',
    action: { label: 'Abrir a Arrenda', url: settings().APP_URL },
  }
}
