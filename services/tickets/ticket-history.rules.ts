/** What the history calls the events of a ticket. */
const LABELS = new Map([
  ['opened', 'Chamado aberto'],
  ['created', 'Chamado aberto'],
  ['message_written', 'Mensagem enviada'],
  ['message_withdrawn', 'Mensagem retirada'],
  ['note_written', 'Nota interna escrita'],
  ['assigned', 'Responsável alterado'],
  ['closed', 'Chamado encerrado'],
  ['reopened', 'Chamado reaberto'],
  ['merged', 'Chamado juntado a outro'],
  ['request_exchange', 'Troca pedida'],
  ['accept_exchange', 'Troca aprovada'],
  ['reminded', 'Cliente lembrado de responder'],
  ['warned', 'Prazo perto do fim'],
  ['breached', 'Prazo vencido'],
  ['rated', 'Atendimento avaliado'],
])

/** The event in words; one without words of its own is just a change. */
export const ticketEventLabel = (action: string): string => LABELS.get(action) ?? 'Chamado alterado'
