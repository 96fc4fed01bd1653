import { hasEvent, recordEvent, SYSTEM } from '@/server/audit/audit.service'
import { transaction } from '@/server/db/client'
import { PROVIDER_LABEL } from '@/server/integrations/signing/choose-provider'
import { stageOfDocument } from '@/services/orders/documents/required-documents.rules'
import { STAGE_OWNERS } from '@/services/orders/workflow/turn.rules'
import { notifyStaff as notifyOrderStaff } from '../mails/mail-order'
import { loadOrderRecord, type OrderRecord } from '../order-record.repository'
import { lockOrder } from '../order.repository'
import type { FoundEnvelope } from './envelopes.repository'
import { documentTitle } from './signing-mail-texts'

/** Why a call to the provider leads to nothing. */
export type Obstacle = 'unconfigured' | 'silent' | { refused: string }

type NoticeParameters = { provider: string; documentTitle: string; why: string }

const STAFF_NOTICES = {
  /** Withdrawn here, but may still be signed there. */
  envelope_not_cancelled: {
    title: 'Cancele um documento no provedor de assinaturas',
    message: ({ provider, documentTitle, why }) =>
      `Cancele “${documentTitle}” no painel do ${provider}: ${why}. Até lá, quem recebeu o link de lá ainda consegue assinar, e isso não vale aqui.`,
  },
  /** Everyone has signed, but the signed copy does not arrive. */
  signed_copy_missing: {
    title: 'Busque a via assinada no provedor de assinaturas',
    message: ({ provider, documentTitle, why }) =>
      `Todos assinaram. Baixe a via assinada de “${documentTitle}” no painel do ${provider} e envie-a aqui: ${why}.`,
  },
  /** Calls about the envelope fail; they are retried. */
  provider_unreachable: {
    title: 'O provedor de assinaturas não atende',
    message: ({ provider, documentTitle, why }) =>
      `Nada chega do ${provider} sobre “${documentTitle}”: ${why}. Tentamos de novo a cada 15 minutos; se durar, confira o acesso a ele ou envie o PDF assinado.`,
  },
} as const satisfies Record<string, { title: string; message: (names: NoticeParameters) => string }>

export type StaffNotice = keyof typeof STAFF_NOTICES

/** What a document is called at the provider, where staff look for it. */
export const titleAtProvider = ({ order, documents }: OrderRecord, documentId: number): string => {
  const { documentType = '' } = documents.find(({ id }) => id === documentId) ?? {}
  return `${documentTitle(documentType, order.contractNumber)}, pedido ${order.orderMaskId}`
}

/** Tells staff what to do at the provider, in the order's history and by mail to the document's owners; once an envelope. */
export async function notifyStaff(
  { envelope, order }: FoundEnvelope,
  notice: StaffNotice,
  why: Obstacle,
): Promise<void> {
  await transaction(async (tx) => {
    await lockOrder(tx, order)
    const event = { model: 'order' as const, objectId: order.id, action: notice }
    if (await hasEvent(tx, { ...event, since: envelope.createdAt })) return
    const record = await loadOrderRecord(tx, order.id)
    const documentType = record.documents.find(({ id }) => id === envelope.documentId)?.documentType ?? 'CONTRACT'
    const { title, message: toMessage } = STAFF_NOTICES[notice]
    const documentTitle = titleAtProvider(record, envelope.documentId)
    const message = toMessage({ provider: PROVIDER_LABEL[envelope.provider], documentTitle, why: reasonOf(why) })
    await recordEvent(tx, SYSTEM, { ...event, companyId: order.companyId, message, after: { document: documentType } })
    const owners = STAGE_OWNERS[stageOfDocument(documentType)]
    const key = `envelope:${String(envelope.id)}:${notice}`
    await notifyOrderStaff(tx, record, owners, { kind: 'order_turn', key, title, message, action: 'Ver o pedido' })
  })
}

function reasonOf(why: Obstacle): string {
  if (why === 'unconfigured') return 'ele não está mais configurado aqui'
  return why === 'silent' ? 'ele não responde' : `ele respondeu “${why.refused}”`
}
