import type { OrderState, StageName, Turn } from '@/services/orders/workflow/stages.rules'

/** What happened, what to do next, and the button's words. */
export type TurnMailText = { title: string; message: string; action: string }

/** By whose turn it is; `returned` when what it is about was refused, `nobody` (for the customer) when nobody has to act. */
type StageMailTexts = Partial<Record<Turn | 'returned' | 'nobody', TurnMailText>>

const SEE = 'Ver o pedido'

const TEXTS: Record<StageName, StageMailTexts> = {
  PROPOSAL_AGREEMENT: {
    customer: {
      title: 'A proposta está pronta para você aceitar',
      message: 'Confira itens, plano e mensalidade. Depois do aceite, pedimos os documentos da empresa.',
      action: 'Ver proposta',
    },
    returned: {
      title: 'O cliente recusou a proposta',
      message: 'Envie uma nova versão ou cancele o pedido.',
      action: 'Enviar nova proposta',
    },
  },
  DOC_ANALYSIS: {
    customer: {
      title: 'Envie os documentos da empresa',
      message: 'São quatro PDFs. Depois do envio, respondemos em até 1 dia útil.',
      action: 'Enviar documentos',
    },
    returned: {
      title: 'Corrija os documentos e envie de novo',
      message: 'Só os reprovados precisam de um novo arquivo. Cada um diz o que corrigir.',
      action: 'Corrigir documentos',
    },
    staff: {
      title: 'Documentos para analisar',
      message: 'O cliente enviou os documentos. Aprove ou reprove cada um e conclua a análise.',
      action: 'Analisar documentos',
    },
  },
  CREDIT_ANALYSIS: {
    staff: {
      title: 'Crédito para analisar',
      message: 'Os documentos foram aprovados. Aprove ou reprove o crédito.',
      action: 'Analisar crédito',
    },
    returned: { title: 'Crédito reprovado', message: 'Volte o pedido para documentos ou cancele.', action: SEE },
  },
  CONTRACT_INFO: {
    staff: {
      title: 'O contrato espera pela Arrenda',
      message: 'Prepare o contrato, envie para assinatura ou confira a via assinada: o pedido mostra o que falta.',
      action: 'Abrir contrato',
    },
    customer: {
      title: 'O contrato está pronto para assinar',
      message: 'Confira quem assina e quem são as testemunhas. Cada um assina pelo link que recebe por e-mail.',
      action: 'Ver contrato',
    },
  },
  PACKAGING: {
    staff: {
      title: 'Equipamentos para separar',
      message: 'O contrato foi concluído. Separe os seriais e informe a previsão de entrega.',
      action: 'Separar equipamentos',
    },
  },
  SHIPPING: {
    staff: {
      title: 'Volumes prontos para envio',
      message: 'Informe o código de rastreio e a data de envio.',
      action: 'Informar rastreio',
    },
  },
  DELIVERY_INFO: {
    staff: {
      title: 'Volumes a caminho',
      message: 'Informe a data de entrega assim que o cliente receber.',
      action: 'Informar entrega',
    },
  },
  DELIVERY_TERM: {
    staff: {
      title: 'Termo de entrega para enviar ou concluir',
      message: 'Envie o termo ao cliente ou confira a cópia assinada.',
      action: 'Abrir termo',
    },
    customer: {
      title: 'Confira a entrega e assine o termo',
      message: 'Se faltar algo, aponte o que falta em vez de assinar.',
      action: 'Ver termo de entrega',
    },
    returned: {
      title: 'O cliente apontou o que falta na entrega',
      message: 'Resolva e envie um novo termo de entrega.',
      action: 'Abrir termo',
    },
  },
  ONGOING: {
    nobody: {
      title: 'Sua locação começou',
      message: 'O termo de entrega foi concluído. A mensalidade passa a valer.',
      action: SEE,
    },
  },
  RETURNING: {
    staff: {
      title: 'Devolução para receber',
      message: 'Registre o recebimento e avalie cada equipamento.',
      action: 'Ver devolução',
    },
  },
  FINISHED: {
    nobody: { title: 'Pedido encerrado', message: 'Todos os equipamentos foram devolvidos e avaliados.', action: SEE },
  },
  CANCELLED: {
    nobody: { title: 'Pedido cancelado', message: 'As reservas deste pedido foram liberadas.', action: SEE },
  },
}

const FALLBACK: TurnMailText = {
  title: 'O pedido mudou de etapa',
  message: 'Abra o pedido para ver o que vem agora.',
  action: SEE,
}

/** The mail about an order's new state. */
export function turnMailText({ stage, state, turn }: OrderState, isSentBack = false): TurnMailText {
  const words = TEXTS[stage]
  const returned = state === 'reproved' && !isSentBack ? words.returned : undefined
  return returned ?? words[turn ?? 'nobody'] ?? FALLBACK
}
