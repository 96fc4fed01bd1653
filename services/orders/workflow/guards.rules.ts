import { hasLeftWarehouse } from '@/services/logistics/packages/package-stages.rules'
import type { SignableDocument } from '../documents/required-documents.rules'
import { everyoneIsNamed, isSigned, missingSigners } from '../signing/signing-state.rules'
import {
  analysedDocuments,
  cancelableReturns,
  documentOf,
  isReceived,
  isUnlocked,
  type OrderSnapshot,
  outgoingPackages,
  type PackageFacts,
  returnPackages,
  separatePackagesUnderway,
} from './snapshot.rules'

/**
 * Why an order cannot take an action yet, as a Portuguese sentence that says what is missing; undefined when it can.
 */
export type Guard = (order: OrderSnapshot) => string | undefined

/** No precondition. Explicit, so that no action lacks a guard by oversight. */
export const needsNothing: Guard = () => undefined

export const needsUnlockedDocument: Guard = (order) =>
  analysedDocuments(order).some((document) => isUnlocked(order, document))
    ? undefined
    : 'Todos os documentos já foram aprovados.'

export const needsEveryRequiredFile: Guard = (order) => {
  const documents = analysedDocuments(order)
  const missing = documents.filter(({ originals }) => originals === 0).length
  if (missing > 0) return `${missing === 1 ? 'Falta 1 documento' : `Faltam ${missing} documentos`} para enviar.`
  const untouched = documents.filter(({ approved, renewed }) => approved === false && !renewed).length
  if (untouched === 0) return undefined
  return `${untouched === 1 ? 'Corrija 1 documento' : `Corrija ${untouched} documentos`} antes de enviar de novo.`
}

export const needsEveryDecision: Guard = (order) => {
  const open = analysedDocuments(order).filter(({ approved }) => approved === null).length
  if (open === 0) return undefined
  return `${open === 1 ? 'Falta decidir 1 documento' : `Falta decidir ${open} documentos`} antes de concluir.`
}

export const needsOpenContract: Guard = (order) =>
  documentOf(order, 'CONTRACT')?.approved === true ? 'O contrato já foi aprovado e não muda mais.' : undefined

export const needsContractToSign: Guard = (order) => needsOpenContract(order) ?? contractIsReady(order)

export const needsSignedContract: Guard = (order) =>
  needsContractToSign(order) ?? (isSigned(order, 'CONTRACT') ? undefined : 'Falta a cópia assinada do contrato.')

export const needsApprovedContract: Guard = (order) =>
  contractIsReady(order) ??
  (documentOf(order, 'CONTRACT')?.approved === true ? undefined : 'Confira a cópia assinada e aprove o contrato.')

function contractIsReady(order: OrderSnapshot): string | undefined {
  if ((documentOf(order, 'CONTRACT')?.originals ?? 0) === 0) return 'Falta o PDF do contrato.'
  if (!order.contractNumber) return 'Falta o número do contrato.'
  return somebodyIsMissing(order, 'CONTRACT')
}

function somebodyIsMissing(order: OrderSnapshot, type: SignableDocument): string | undefined {
  if (everyoneIsNamed(order, type)) return undefined
  const { signer, witness } = missingSigners(order, type)
  const missing = [
    ...(signer > 0 ? ['1 signatário'] : []),
    ...(witness > 0 ? [witness === 1 ? '1 testemunha' : `${witness} testemunhas`] : []),
  ]
  return `Indique ainda ${missing.join(' e ')}.`
}

/** Signers can be notified only when there is a document to sign and a signer to notify. */
export const needsSomebodyToNotify: Guard = (order) => {
  const type = order.stage === 'CONTRACT_INFO' ? 'CONTRACT' : 'DELIVERY_TERM'
  const document = documentOf(order, type)
  if (!document || document.originals === 0) return 'Envie primeiro o PDF a assinar.'
  if (document.approved === true) return 'O documento já foi assinado e aprovado.'
  const objection = type === 'CONTRACT' ? contractIsReady(order) : somebodyIsMissing(order, type)
  if (objection) return objection
  const waiting = order.signers.some(({ documentType, signed }) => documentType === type && !signed)
  return waiting ? undefined : 'Nenhum signatário aguarda assinatura.'
}

/** Signers may change until the first signature: whoever signed did so together with those named then. */
export const needsOpenSignature: Guard = (order) => {
  const type = order.stage === 'CONTRACT_INFO' ? 'CONTRACT' : 'DELIVERY_TERM'
  const objection = type === 'CONTRACT' ? needsOpenContract(order) : needsOpenTerm(order)
  if (objection) return objection
  const isBegun = order.signers.some(({ documentType, signed }) => documentType === type && signed)
  return isBegun ? 'Alguém já assinou: para mudar quem assina, é preciso trocar o PDF.' : undefined
}

export const needsOpenTerm: Guard = (order) =>
  documentOf(order, 'DELIVERY_TERM')?.approved === true ? 'O termo já foi aprovado e não muda mais.' : undefined

export const needsTermToSign: Guard = (order) =>
  needsOpenTerm(order) ??
  ((documentOf(order, 'DELIVERY_TERM')?.originals ?? 0) > 0 ? undefined : 'O termo de entrega ainda não foi enviado.')

export const needsUnsignedTerm: Guard = (order) =>
  needsTermToSign(order) ?? (isSigned(order, 'DELIVERY_TERM') ? 'O termo já foi assinado.' : undefined)

export const needsSignedTerm: Guard = (order) => needsTermToSign(order) ?? termIsSigned(order)

export const needsCompleteTerm: Guard = (order) => termIsSigned(order)

const termIsSigned: Guard = (order) =>
  isSigned(order, 'DELIVERY_TERM') ? undefined : 'Falta a cópia assinada do termo de entrega.'

export const needsMissingSerials: Guard = (order) =>
  outgoingPackages(order).some(({ serials, quantity }) => serials < quantity)
    ? undefined
    : 'Todos os volumes já estão com os seriais.'

export const needsNoCancelRequest: Guard = (order) =>
  order.cancelRequested ? 'O cancelamento já foi pedido e espera a resposta da Arrenda.' : needsNothingSent(order)

export const needsCancelRequest: Guard = ({ cancelRequested }) =>
  cancelRequested ? undefined : 'Nenhum pedido de cancelamento espera resposta.'

export const needsOpenAddendum: Guard = ({ addendumOpen }) =>
  addendumOpen ? undefined : 'Nenhum aditivo espera resposta.'

export const needsNoOpenAddendum: Guard = ({ addendumOpen }) =>
  addendumOpen ? 'Um aditivo já espera a resposta do cliente.' : undefined

/** Nothing is shipped while a cancel request is open. */
export const needsPackedPackagesToSend: Guard = (order) =>
  needsPackedPackages(order) ??
  (order.cancelRequested ? 'O cliente pediu o cancelamento: responda antes de enviar.' : undefined)

const needsPackedPackages: Guard = (order) => {
  const missing = outgoingPackages(order).reduce((sum, { quantity, serials }) => sum + quantity - serials, 0)
  if (missing > 0) return missing === 1 ? 'Falta 1 serial nos volumes.' : `Faltam ${missing} seriais nos volumes.`
  return everyPackage(order, ({ deliveryEta }) => deliveryEta, 'data prevista de entrega')
}

/** An order cannot be cancelled once a package has left the warehouse. */
export const needsNothingSent: Guard = (order) =>
  outgoingPackages(order).some(({ status }) => hasLeftWarehouse(status))
    ? 'Um volume já saiu: o pedido não pode mais ser cancelado.'
    : undefined

export const needsTrackedPackages: Guard = (order) =>
  everyPackage(
    order,
    ({ trackingCode, sendingDate }) => trackingCode && sendingDate,
    'código de rastreio e data de envio',
  )

export const needsDeliveredPackages: Guard = (order) =>
  everyPackage(order, ({ deliveryDate }) => deliveryDate, 'data de entrega')

function everyPackage(order: OrderSnapshot, value: (pkg: PackageFacts) => unknown, what: string): string | undefined {
  const packages = outgoingPackages(order)
  if (packages.length === 0) return 'O pedido não tem volumes.'
  const without = packages.filter((pkg) => !value(pkg)).length
  if (without === 0) return undefined
  return without === 1 ? `Falta ${what} em 1 volume.` : `Falta ${what} em ${without} volumes.`
}

/** Starting the return cancels packages still in the warehouse; those that have left must arrive first. */
export const needsNothingOnItsWay: Guard = (order) =>
  separatePackagesUnderway(order).some(({ status }) => hasLeftWarehouse(status))
    ? 'Há equipamentos a caminho do cliente: a devolução de tudo pode ser pedida quando chegarem.'
    : undefined

export const needsRentedUnits: Guard = ({ staying }) =>
  staying > 0 ? undefined : 'A devolução de todos os equipamentos já foi pedida.'

export const needsCancelableReturn: Guard = (order) =>
  cancelableReturns(order).length > 0 ? undefined : 'Nenhuma devolução aguarda coleta.'

export const needsPackageOnItsWayBack: Guard = (order) =>
  returnPackages(order).some((pkg) => !isReceived(pkg)) ? undefined : 'Todos os volumes já foram recebidos.'

export const needsUnitsToAppraise: Guard = (order) =>
  returnPackages(order).some((pkg) => isReceived(pkg) && pkg.appraised < pkg.serials)
    ? undefined
    : 'Nenhum equipamento recebido aguarda avaliação.'

export const needsAppraisedUnits: Guard = (order) =>
  returnPackages(order).some(({ appraised }) => appraised > 0) ? undefined : 'Nenhum equipamento foi avaliado ainda.'

export const needsEverythingAppraised: Guard = (order) => {
  const listed = returnPackages(order).reduce((sum, { serials, appraised }) => sum + serials - appraised, 0)
  const open = Math.max(listed, order.rented)
  if (open === 0) return undefined
  return open === 1 ? 'Falta avaliar 1 equipamento.' : `Falta avaliar ${open} equipamentos.`
}
