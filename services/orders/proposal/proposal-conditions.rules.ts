import { formatDay } from '@/services/format/format.rules'

export type ProposalTerms = {
  /** Instant until which the units are held. */
  validUntil: string
  durationMonths: number
  packageName: string
  /** At least one address is delivered to with insurance. */
  insured: boolean
}

/** The conditions under which a version of a proposal is offered, as it prints them. */
export const proposalConditions = ({ validUntil, durationMonths, packageName, insured }: ProposalTerms): string[] => [
  `Esta proposta vale até ${formatDay(validUntil)}. Até lá, as unidades ficam reservadas para a sua empresa.`,
  `Os valores valem pelos ${String(durationMonths)} meses do contrato. A mensalidade é devida a partir da entrega dos equipamentos.`,
  `O pacote ${packageName} está incluído para todas as unidades, durante todo o prazo.`,
  ...(insured ? ['O seguro cobre o transporte até os endereços em que está indicado.'] : []),
  'Depois do aceite, analisamos documentos e crédito; o contrato é assinado em seguida.',
  'Ao fim do prazo, os equipamentos são devolvidos e vistoriados.',
]
