import type { REQUIRED_DOCUMENTS } from './documents.rules'

/** What is said most often when a document is sent back: a word for the button, and the sentence to the customer. */
export type ReproofReason = { word: string; sentence: string }

const UNREADABLE: ReproofReason = {
  word: 'Ilegível',
  sentence: 'Não dá para ler. Envie uma cópia nítida e sem cortes.',
}
const INCOMPLETE: ReproofReason = {
  word: 'Faltam páginas',
  sentence: 'Faltam páginas. Envie o documento inteiro em um só PDF.',
}
const OTHER_COMPANY: ReproofReason = {
  word: 'Outra empresa',
  sentence: 'O CNPJ não é o do cadastro. Envie o documento da empresa que faz o pedido.',
}
const OTHER_DOCUMENT: ReproofReason = {
  word: 'Outro documento',
  sentence: 'Este arquivo é outro documento. Envie o que foi pedido.',
}
const EXPIRED: ReproofReason = {
  word: 'Fora do prazo',
  sentence: 'Emitido há mais de 90 dias. Envie um documento mais recente.',
}

const REASONS: Record<(typeof REQUIRED_DOCUMENTS)[number], readonly ReproofReason[]> = {
  ARTICLES_OF_ASSOCIATION: [
    {
      word: 'Desatualizado',
      sentence: 'Falta a última alteração registrada. Envie o contrato social consolidado.',
    },
    INCOMPLETE,
    OTHER_COMPANY,
    UNREADABLE,
  ],
  PROOF_OF_ADDRESS: [
    EXPIRED,
    { word: 'Endereço diferente', sentence: 'O endereço não é o do cadastro. Envie o da empresa.' },
    OTHER_COMPANY,
    UNREADABLE,
  ],
  REPRESENTATIVE_ID: [
    { word: 'Vencido', sentence: 'O documento está vencido. Envie um dentro da validade.' },
    {
      word: 'Outra pessoa',
      sentence: 'Não é de quem representa a empresa no contrato social. Envie o do representante.',
    },
    { word: 'Só um lado', sentence: 'Falta um dos lados. Envie frente e verso no mesmo PDF.' },
    UNREADABLE,
  ],
  PROOF_OF_REVENUE: [
    { word: 'Outro período', sentence: 'Não cobre os últimos 12 meses. Envie o faturamento desse período.' },
    { word: 'Sem assinatura', sentence: 'Falta a assinatura do contador. Envie a declaração assinada.' },
    OTHER_COMPANY,
    UNREADABLE,
  ],
}

const isRequired = (documentType: string): documentType is keyof typeof REASONS => Object.hasOwn(REASONS, documentType)

/** The reasons that are at hand beside a document of this type; an extra one has those that fit anything. */
export const reproofReasons = (documentType: string): readonly ReproofReason[] =>
  isRequired(documentType) ? REASONS[documentType] : [OTHER_DOCUMENT, EXPIRED, INCOMPLETE, UNREADABLE]

/** The message with a ready-made reason: one takes another's place, and what was typed stays in front of it. */
export function withReason(message: string, sentence: string, reasons: readonly ReproofReason[]): string {
  const typed = message.trim()
  if (typed === '' || reasons.some((reason) => reason.sentence === typed)) return sentence
  return typed.includes(sentence) ? typed : `${typed}\n${sentence}`
}
