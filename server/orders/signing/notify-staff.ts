import { hasEvent, recordEvent, SYSTEM } from '@/server/audit/audit.service'
import { transaction } from '@/server/db/client'
import { PROVIDER_LABEL } from '@/server/integrations/signature/choose-provider'
import { stageOfDocument } from '@/services/orders/documents/documents.rules'
import { STAGE_OWNERS } from '@/services/orders/workflow/turn.rules'
import { mailOrder } from '../mails/mail-order'
import { staffRecipients } from '../mails/recipients.repository'
import { loadOrderRecord, type OrderRecord } from '../order-record.repository'
import { lockOrder } from '../order.repository'
import type { FoundEnvelope } from './envelopes.repository'
import { documentTitle } from './signing-mail-texts'

/** Why nothing comes of asking the provider. */
export type Obstacle = 'unconfigured' | 'silent' | { refused: string }

type NoticeParameters = { provider: string; paper: string; why: string }

const STAFF_NOTICES = {
  /** It is taken back here, and may still be signed there. */
  envelope_not_cancelled: {
    title: 'Cancele um documento no provedor de assinaturas',
    message: ({ provider, paper, why }) =>
      `Cancele “${paper}” no painel do ${provider}: ${why}. Até lá, quem recebeu o link de lá ainda consegue assinar, e isso não vale aqui.`,
  },
  /** Everyone has signed, and what they signed does not come. */
  signed_copy_missing: {
    title: 'Busque a via assinada no provedor de assinaturas',
    message: ({ provider, paper, why }) =>
      `Todos assinaram. Baixe a via assinada de “${paper}” no painel do ${provider} e envie-a aqui: ${why}.`,
  },
  /** It is on its way there, or with its people, and nothing is heard; it is tried again. */
  provider_unreachable: {
    title: 'O provedor de assinaturas não atende',
    message: ({ provider, paper, why }) =>
      `Nada chega do ${provider} sobre “${paper}”: ${why}. Tentamos de novo a cada 15 minutos; se durar, confira o acesso a ele ou envie o PDF assinado.`,
  },
} as const satisfies Record<string, { title: string; message: (names: NoticeParameters) => string }>

export type StaffNotice = keyof typeof STAFF_NOTICES

/** What a document is called at the provider, where staff look for it. */
export const titleAtProvider = ({ order, documents }: OrderRecord, documentId: number): string => {
  const { documentType = '' } = documents.find(({ id }) => id === documentId) ?? {}
  return `${documentTitle(documentType, order.contractNumber)}, pedido ${order.orderMaskId}`
}

/**
 * Says what staff have to see to at the provider, in the order's history and by mail to those whose work the document is; once
 * an envelope, however often it is tried.
 */
export async function notifyStaff(
  { envelope, order }: FoundEnvelope,
  telling: StaffNotice,
  why: Obstacle,
): Promise<void> {
  await transaction(async (tx) => {
    await lockOrder(tx, order)
    const event = { model: 'order' as const, objectId: order.id, action: telling }
    if (await hasEvent(tx, { ...event, since: envelope.createdAt })) return
    const record = await loadOrderRecord(tx, order.id)
    const documentType = record.documents.find(({ id }) => id === envelope.documentId)?.documentType ?? 'CONTRACT'
    const { title, message: say } = STAFF_NOTICES[telling]
    const paper = titleAtProvider(record, envelope.documentId)
    const message = say({ provider: PROVIDER_LABEL[envelope.provider], paper, why: reasonOf(why) })
    await recordEvent(tx, SYSTEM, { ...event, companyId: order.companyId, message, after: { document: documentType } })
    const staff = await staffRecipients(tx, order.companyId, STAGE_OWNERS[stageOfDocument(documentType)])
    const key = `envelope:${String(envelope.id)}:${telling}`
    await mailOrder(tx, record, staff, { key, side: 'staff', title, message, action: 'Ver o pedido' })
  })
}

function reasonOf(why: Obstacle): string {
  if (why === 'unconfigured') return 'ele não está mais configurado aqui'
  return why === 'silent' ? 'ele não responde' : `ele respondeu “${why.refused}”`
}
