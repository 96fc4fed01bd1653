import type { AuditAction } from '@/services/audit/audit-action.rules'
import { formatTime } from '@/services/format/format.rules'
import type { HistoryEntry } from '../orders.schema'
import type { OrderAction } from '../workflow/actions.rules'
import { STAGE_LABEL } from '../workflow/stages.rules'

/** The colour of an entry's dot: wait = sent back, brand = sent or uploaded. */
export type HistoryTone = 'ok' | 'bad' | 'wait' | 'brand' | 'neutral'

export type HistoryText = {
  what: string
  tone: HistoryTone
  /** The text for several entries in a row, grouped into one line; `#` is replaced by their number. */
  many?: string
  /** `#` counts documents, each once however often it was decided. */
  countsDocuments?: true
}

const HISTORY_TEXTS = {
  created: { what: 'Pedido criado', tone: 'brand' },
  accept_proposal: { what: 'Proposta aceita', tone: 'ok' },
  refuse_proposal: { what: 'Proposta recusada', tone: 'bad' },
  issue_proposal: { what: 'Nova proposta enviada', tone: 'brand' },
  upload_document: { what: 'Arquivo enviado', tone: 'brand', many: '# arquivos enviados' },
  remove_file: { what: 'Arquivo excluído', tone: 'neutral', many: '# arquivos excluídos' },
  remove_extra_document: { what: 'Documento extra excluído', tone: 'neutral' },
  add_extra_document: { what: 'Documento extra enviado', tone: 'brand', many: '# documentos extras enviados' },
  submit_documents: { what: 'Documentos enviados para análise', tone: 'brand' },
  analyse_documents: { what: 'Documento analisado', tone: 'neutral', many: '# documentos analisados' },
  approve_document: { what: 'Documento aprovado', tone: 'ok', many: '# documentos aprovados', countsDocuments: true },
  reprove_document: { what: 'Documento reprovado', tone: 'bad' },
  reprove_contract: { what: 'Via assinada do contrato reprovada', tone: 'bad' },
  reprove_delivery_term: { what: 'Via assinada do termo reprovada', tone: 'bad' },
  finish_analysis: { what: 'Documentos aprovados', tone: 'ok' },
  approve_credit: { what: 'Crédito aprovado', tone: 'ok' },
  reprove_credit: { what: 'Crédito reprovado', tone: 'bad' },
  upload_contract: { what: 'Contrato enviado', tone: 'brand' },
  generate_contract: { what: 'Contrato gerado pelo modelo', tone: 'brand' },
  set_contract_numbers: { what: 'Número do contrato registrado', tone: 'neutral' },
  add_signers: { what: 'Signatário indicado', tone: 'neutral', many: '# signatários indicados' },
  remove_signer: { what: 'Signatário retirado', tone: 'neutral' },
  notify_signers: { what: 'Documento enviado para assinatura', tone: 'brand' },
  signer_signed: { what: 'Assinatura eletrônica recebida', tone: 'ok' },
  signer_declined: { what: 'Assinatura recusada', tone: 'bad' },
  signing_completed: { what: 'Todos assinaram: via com a página de assinaturas pronta', tone: 'ok' },
  signing_refused: { what: 'Envio para assinatura recusado', tone: 'bad' },
  signing_ended: { what: 'Assinatura encerrada no provedor', tone: 'wait' },
  signers_reminded: { what: 'Lembrete de assinatura enviado', tone: 'neutral' },
  contract_end_asked: { what: 'Cliente perguntado sobre o fim do contrato', tone: 'neutral' },
  envelope_not_cancelled: { what: 'Documento ainda aberto no provedor', tone: 'bad' },
  signed_copy_missing: { what: 'Via assinada não chegou do provedor', tone: 'bad' },
  provider_unreachable: { what: 'Provedor de assinaturas não atende', tone: 'wait' },
  signing_link_expired: { what: 'Link de assinatura venceu', tone: 'wait' },
  sign_contract: { what: 'Via assinada do contrato enviada', tone: 'brand' },
  approve_contract: { what: 'Via assinada do contrato aprovada', tone: 'ok' },
  complete_contract: { what: 'Contrato concluído', tone: 'ok' },
  assign_serials: { what: 'Equipamentos separados', tone: 'neutral', many: 'Equipamentos separados em # vezes' },
  set_expected_delivery: {
    what: 'Previsão de entrega informada',
    tone: 'neutral',
    many: '# previsões de entrega informadas',
  },
  complete_packaging: { what: 'Preparação concluída', tone: 'ok' },
  set_tracking: { what: 'Código de rastreio informado', tone: 'neutral', many: '# códigos de rastreio informados' },
  complete_shipping: { what: 'Equipamentos enviados', tone: 'ok' },
  set_delivery_date: { what: 'Data de entrega informada', tone: 'neutral', many: '# datas de entrega informadas' },
  complete_delivery: { what: 'Entrega concluída', tone: 'ok' },
  upload_delivery_term: { what: 'Termo de entrega enviado', tone: 'brand' },
  sign_delivery_term: { what: 'Via assinada do termo enviada', tone: 'brand' },
  point_out_missing: { what: 'Cliente apontou o que falta', tone: 'wait' },
  approve_delivery_term: { what: 'Via assinada do termo aprovada', tone: 'ok' },
  complete_term: { what: 'Termo concluído: a locação começou', tone: 'ok' },
  request_return: { what: 'Devolução pedida', tone: 'wait' },
  return_units: { what: 'Devolução de uma parte pedida', tone: 'wait' },
  call_off_return: { what: 'Devolução cancelada', tone: 'neutral' },
  start_return: { what: 'Devolução iniciada', tone: 'wait' },
  receive_return: { what: 'Devolução recebida', tone: 'neutral' },
  appraise_return: { what: 'Equipamentos avaliados', tone: 'neutral' },
  correct_appraisal: { what: 'Avaliação corrigida', tone: 'wait' },
  undo_appraisal: { what: 'Avaliação desfeita', tone: 'wait' },
  update_package: { what: 'Volume atualizado', tone: 'neutral' },
  remove_serial: {
    what: 'Equipamento tirado de um volume',
    tone: 'neutral',
    many: '# equipamentos tirados de volumes',
  },
  exchange_serial: { what: 'Equipamento trocado em um volume', tone: 'neutral' },
  add_package: { what: 'Volume extra criado', tone: 'neutral' },
  request_exchange: { what: 'Troca de equipamentos pedida', tone: 'wait' },
  request_upgrade: { what: 'Upgrade de equipamentos pedido', tone: 'wait' },
  cancel_exchange: { what: 'Pedido de troca cancelado', tone: 'neutral' },
  accept_exchange: { what: 'Troca de equipamentos aceita', tone: 'ok' },
  refuse_exchange: { what: 'Troca de equipamentos recusada', tone: 'bad' },
  add_package_image: { what: 'Foto do volume adicionada', tone: 'neutral', many: '# fotos de volumes adicionadas' },
  remove_package_image: { what: 'Foto do volume retirada', tone: 'neutral' },
  upload_package_invoice: { what: 'Nota fiscal do volume enviada', tone: 'brand' },
  remove_package_invoice: { what: 'Nota fiscal do volume retirada', tone: 'neutral' },
  finish_order: { what: 'Pedido encerrado', tone: 'ok' },
  hold_expired: { what: 'Reserva de estoque venceu', tone: 'wait' },
  hold_released: { what: 'Reserva de estoque liberada', tone: 'wait' },
  hold_extended: { what: 'Reserva de estoque prorrogada', tone: 'neutral' },
  undo_stage: { what: 'Etapa desfeita', tone: 'wait' },
  request_cancel: { what: 'Cancelamento pedido', tone: 'wait' },
  withdraw_cancel_request: { what: 'Cliente desistiu do cancelamento', tone: 'neutral' },
  decline_cancel_request: { what: 'Cancelamento recusado pela Arrenda', tone: 'bad' },
  cancel_order: { what: 'Pedido cancelado', tone: 'bad' },
  say_contract_end: { what: 'Cliente escolheu o que fazer no fim do contrato', tone: 'brand' },
  issue_addendum: { what: 'Aditivo de renovação enviado', tone: 'brand' },
  withdraw_addendum: { what: 'Aditivo retirado pela Arrenda', tone: 'neutral' },
  accept_addendum: { what: 'Aditivo aceito: contrato renovado', tone: 'ok' },
  refuse_addendum: { what: 'Aditivo recusado', tone: 'bad' },
  addendum_begins: { what: 'Renovação começou', tone: 'ok' },
} satisfies Record<OrderAction, HistoryText> & Partial<Record<AuditAction, HistoryText>>

const isHistoryAction = (action: string): action is keyof typeof HISTORY_TEXTS => Object.hasOwn(HISTORY_TEXTS, action)

/** What happened, in words; never a system code. */
export function historyText({ action, from_stage, to_stage }: HistoryEntry): HistoryText {
  if (action === 'finish_analysis' && (to_stage === null || to_stage === from_stage))
    return { what: 'Documentos devolvidos para correção', tone: 'wait' }
  if (action === 'undo_stage' && to_stage !== null && to_stage in STAGE_LABEL)
    return { what: `Pedido voltou para ${STAGE_LABEL[to_stage as keyof typeof STAGE_LABEL]}`, tone: 'wait' }
  return isHistoryAction(action) ? HISTORY_TEXTS[action] : { what: 'Pedido atualizado', tone: 'neutral' }
}

/** One line of the timeline: an entry, or consecutive entries of one kind by the same person. */
export type HistoryGroup = HistoryText & { id: number; message: string | null; actor: string; at: string }

/** The history for reading, newest first: four uploads in a row are one line. */
export function groupHistory(history: readonly HistoryEntry[]): HistoryGroup[] {
  const newestFirst = [...history].sort((a, b) => b.id - a.id)
  const runs: HistoryEntry[][] = []
  for (const entry of newestFirst) {
    const run = runs.at(-1)
    if (run?.[0] && areAlike(run[0], entry)) run.push(entry)
    else runs.push([entry])
  }
  return runs.flatMap(toGroup)
}

/** The groups of entries that are newer than those already read. */
export const historySince = (history: readonly HistoryEntry[], read: readonly HistoryEntry[]): HistoryGroup[] => {
  const last = Math.max(0, ...read.map(({ id }) => id))
  return groupHistory(history.filter(({ id }) => id > last))
}

function toGroup(run: readonly HistoryEntry[]): HistoryGroup[] {
  const [newest] = run
  if (!newest) return []
  const text = historyText(newest)
  const count = text.countsDocuments ? new Set(run.map(({ document, id }) => document ?? String(id))).size : run.length
  const what = count > 1 && text.many ? text.many.replace('#', String(count)) : text.what
  return [{ ...text, what, id: newest.id, message: newest.message, actor: newest.actor_name, at: newest.created_at }]
}

const areAlike = (one: HistoryEntry, other: HistoryEntry): boolean =>
  historyText(one).many !== undefined &&
  one.action === other.action &&
  one.actor_name === other.actor_name &&
  one.message === other.message

/**
 * What was added to the history after an entry, in a sentence, with the time of the newest; undefined when nothing was.
 */
export function newsText(history: readonly HistoryEntry[], since: number): { what: string; at: string } | undefined {
  const groups = groupHistory(history.filter(({ id }) => id > since))
  const newest = groups[0]
  if (!newest) return undefined
  const deeds = groups.slice(0, MAX_NEWS).map(({ what, actor }) => `${what} (${actor})`)
  const more = groups.length > MAX_NEWS ? ' e mais' : ''
  return { what: `${deeds.join('; ')}${more}.`, at: formatTime(newest.at) }
}

/** The notice names at most this many; the history shows them all. */
const MAX_NEWS = 2
