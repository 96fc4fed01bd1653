import type { StageName, StageState } from './stages.rules'

export type TitleAndDescription = { title: string; description: string }

/** Title and description: a sentence with a verb, and what happens next. */
export type StageText = readonly [title: string, description: string]

/** Every stage in every state. */
export type StageTexts = Record<StageName, Record<StageState, StageText>>

/** The stages whose turn changes while they wait: documents, contract and term pass between the parties. */
export type OtherTurnTexts = Record<'DOC_ANALYSIS' | 'CONTRACT_INFO' | 'DELIVERY_TERM', StageText>

/** The stages that are `reproved` both when somebody refused and when a rollback went back to them. */
export type SentBackTexts = Record<
  'PROPOSAL_AGREEMENT' | 'DOC_ANALYSIS' | 'CREDIT_ANALYSIS' | 'DELIVERY_TERM',
  StageText
>

/** The customer's texts for each stage and state. */
export const CUSTOMER_TEXTS: StageTexts = {
  PROPOSAL_AGREEMENT: {
    default: ['Proposta em preparação', 'Avisamos por e-mail quando ela chegar.'],
    waiting: ['Aceite ou recuse a proposta', 'Depois do aceite você envia os documentos da empresa.'],
    completed: ['Proposta aceita', 'Os preços e o prazo combinados estão garantidos.'],
    reproved: ['A Arrenda está refazendo a proposta', 'Você recusou a versão anterior e recebe uma nova para decidir.'],
  },
  DOC_ANALYSIS: {
    default: ['Documentos ainda não pedidos', 'Depois do aceite da proposta você os envia em PDF.'],
    waiting: ['Envie os documentos da empresa', 'Depois do envio, a Arrenda responde em até 1 dia útil.'],
    completed: ['Documentos aprovados', 'A Arrenda conferiu e aprovou cada um.'],
    reproved: ['Corrija os documentos e envie de novo', 'Depois do envio, a Arrenda responde em até 1 dia útil.'],
  },
  CREDIT_ANALYSIS: {
    default: ['Análise de crédito ainda não começou', 'Ela começa quando os documentos são aprovados.'],
    waiting: ['A Arrenda está analisando o crédito', 'Avisamos por e-mail quando houver resposta.'],
    completed: ['Crédito aprovado', 'O contrato é preparado em seguida.'],
    reproved: ['O crédito não foi aprovado', 'A Arrenda revê os documentos com você ou encerra o pedido.'],
  },
  CONTRACT_INFO: {
    default: ['Contrato ainda não emitido', 'Ele é emitido depois da aprovação do crédito.'],
    waiting: ['A Arrenda está preparando o contrato', 'Você já pode indicar quem assina e duas testemunhas.'],
    completed: ['Contrato assinado', 'A via assinada fica guardada neste pedido.'],
    reproved: ['A assinatura do contrato foi recusada', 'A Arrenda revê o contrato e avisa por e-mail.'],
  },
  PACKAGING: {
    default: ['Preparação ainda não começou', 'Os equipamentos são separados depois da assinatura do contrato.'],
    waiting: ['A Arrenda está preparando os equipamentos', 'Avisamos por e-mail quando eles saírem.'],
    completed: ['Equipamentos preparados', 'Cada volume está separado e tem previsão de entrega.'],
    reproved: ['A preparação foi interrompida', 'A Arrenda está resolvendo e informa a nova previsão de entrega.'],
  },
  SHIPPING: {
    default: ['Envio ainda não começou', 'Os volumes saem quando a preparação termina.'],
    waiting: [
      'A Arrenda está enviando os equipamentos',
      'O código de rastreio aparece aqui assim que cada volume sai.',
    ],
    completed: ['Equipamentos enviados', 'Acompanhe cada volume pelo código de rastreio.'],
    reproved: ['O envio precisa ser refeito', 'A Arrenda está resolvendo e informa o novo código de rastreio.'],
  },
  DELIVERY_INFO: {
    default: ['Entrega ainda não começou', 'Ela começa quando os volumes saem da Arrenda.'],
    waiting: ['Os equipamentos estão a caminho', 'Confira cada volume ao receber.'],
    completed: ['Equipamentos entregues', 'A data de cada entrega está registrada no pedido.'],
    reproved: ['A entrega não foi concluída', 'A Arrenda combina uma nova tentativa com você.'],
  },
  DELIVERY_TERM: {
    default: ['Termo de entrega ainda não emitido', 'Ele é emitido quando tudo foi entregue.'],
    waiting: ['A Arrenda está preparando o termo de entrega', 'Quando ele chegar, você assina ou aponta o que falta.'],
    completed: ['Termo de entrega assinado', 'A locação conta a partir do dia da entrega.'],
    reproved: ['A Arrenda está resolvendo o que você apontou', 'Depois disso você recebe um novo termo para assinar.'],
  },
  ONGOING: {
    default: ['A locação ainda não começou', 'Ela começa quando o termo de entrega é assinado.'],
    waiting: ['Pedido em locação: ninguém precisa agir', 'Para encerrar a locação, peça a devolução.'],
    completed: ['Locação encerrada', 'O prazo terminou ou a devolução foi pedida.'],
    reproved: ['A devolução foi desfeita: a locação continua', 'Para encerrar a locação, peça a devolução de novo.'],
  },
  RETURNING: {
    default: ['Devolução ainda não pedida', 'Ela começa no fim do contrato ou quando você pedir.'],
    waiting: [
      'A Arrenda está recolhendo os equipamentos',
      'Deixe tudo pronto em cada endereço. Depois avaliamos cada unidade.',
    ],
    completed: ['Equipamentos devolvidos', 'A Arrenda recebeu e avaliou cada unidade.'],
    reproved: ['A devolução foi reaberta', 'A Arrenda confere de novo as unidades que voltaram.'],
  },
  FINISHED: {
    default: ['Pedido ainda em aberto', 'Ele se encerra depois da devolução dos equipamentos.'],
    waiting: ['Pedido em encerramento', 'A Arrenda está fechando as últimas pendências.'],
    completed: ['Pedido encerrado: ninguém precisa agir', 'O histórico e os documentos continuam disponíveis aqui.'],
    reproved: ['O encerramento foi desfeito', 'A Arrenda explica o motivo por e-mail.'],
  },
  CANCELLED: {
    default: ['Este pedido ainda pode ser cancelado', 'Até o envio, peça o cancelamento e diga o motivo.'],
    waiting: ['Cancelamento pedido', 'O pedido continua até a Arrenda responder.'],
    completed: ['Pedido cancelado: ninguém precisa agir', 'Os itens reservados foram liberados e nada será cobrado.'],
    reproved: ['A Arrenda manteve o pedido', 'Você pediu o cancelamento. A resposta está no histórico.'],
  },
}

/** The customer's texts for the other turn of a stage. */
export const CUSTOMER_OTHER_TURN_TEXTS: OtherTurnTexts = {
  DOC_ANALYSIS: ['A Arrenda está conferindo os documentos', 'Avisamos por e-mail quando houver resposta.'],
  CONTRACT_INFO: [
    'Assine o contrato',
    'Cada signatário assina pelo link do e-mail. Se preferir, envie a via assinada em PDF.',
  ],
  DELIVERY_TERM: [
    'Assine o termo de entrega',
    'Confira os equipamentos antes. Se algo faltar, aponte em vez de assinar.',
  ],
}

/** The customer's texts for a stage that was sent back. */
export const CUSTOMER_SENT_BACK_TEXTS: SentBackTexts = {
  PROPOSAL_AGREEMENT: ['Decida de novo sobre a proposta', 'O aceite anterior deixou de valer.'],
  DOC_ANALYSIS: [
    'Envie os documentos de novo',
    'Troque o que for preciso. Depois do envio, a Arrenda analisa outra vez.',
  ],
  CREDIT_ANALYSIS: ['A Arrenda está refazendo a análise de crédito', 'Avisamos por e-mail quando houver resposta.'],
  DELIVERY_TERM: ['O termo de entrega precisa de nova assinatura', 'A assinatura anterior deixou de valer.'],
}

/** Staff's texts for each stage and state. */
export const STAFF_TEXTS: StageTexts = {
  PROPOSAL_AGREEMENT: {
    default: ['Proposta não enviada', 'O cliente decide quando ela chegar.'],
    waiting: ['O cliente decide sobre a proposta', 'Com o aceite, ele passa a enviar os documentos.'],
    completed: ['Proposta aceita pelo cliente', 'Os preços desta versão valem para o contrato.'],
    reproved: [
      'Envie uma nova proposta',
      'O cliente recusou a versão atual. Mude preço, plano ou itens, ou cancele o pedido.',
    ],
  },
  DOC_ANALYSIS: {
    default: ['Documentos não pedidos', 'O cliente envia depois de aceitar a proposta.'],
    waiting: ['O cliente envia os documentos', 'A análise começa quando ele enviar todos os obrigatórios.'],
    completed: ['Documentos conferidos e aprovados', 'A análise está registrada documento por documento.'],
    reproved: ['O cliente corrige os documentos', 'Só os reprovados estão abertos para troca.'],
  },
  CREDIT_ANALYSIS: {
    default: ['Crédito não analisado', 'A análise começa com os documentos aprovados.'],
    waiting: ['Decida o crédito', 'Com a aprovação, o Jurídico prepara o contrato.'],
    completed: ['Crédito aprovado para o contrato', 'A decisão e quem a tomou estão no histórico.'],
    reproved: ['Crédito reprovado: volte aos documentos ou cancele', 'O pedido fica parado até uma das duas decisões.'],
  },
  CONTRACT_INFO: {
    default: ['Contrato não iniciado', 'Ele vem depois da aprovação do crédito.'],
    waiting: [
      'Prepare o contrato e confira as assinaturas',
      'Com tudo pronto, envie para assinatura e depois aprove a via assinada.',
    ],
    completed: ['Contrato assinado e aprovado', 'Número, signatários e via assinada estão no pedido.'],
    reproved: [
      'Assinatura recusada: reveja o contrato',
      'O motivo está no histórico. Envie outro PDF e avise os signatários.',
    ],
  },
  PACKAGING: {
    default: ['Preparação não iniciada', 'Ela começa com o contrato concluído.'],
    waiting: ['Separe os equipamentos', 'Cada volume precisa dos seriais e da previsão de entrega.'],
    completed: ['Volumes separados', 'Os seriais estão ligados a cada volume.'],
    reproved: ['Preparação devolvida', 'Confira os volumes e informe de novo a previsão de entrega.'],
  },
  SHIPPING: {
    default: ['Envio não iniciado', 'Ele começa quando a preparação termina.'],
    waiting: ['Envie os volumes', 'Cada volume precisa do código de rastreio e da data de envio.'],
    completed: ['Volumes enviados', 'O cliente acompanha pelos códigos de rastreio.'],
    reproved: ['Envio devolvido', 'Informe de novo o código de rastreio de cada volume.'],
  },
  DELIVERY_INFO: {
    default: ['Entrega não iniciada', 'Ela começa quando todos os volumes saíram.'],
    waiting: ['Confirme as entregas', 'Cada volume precisa da data de entrega.'],
    completed: ['Entregas confirmadas', 'O prazo da locação conta a partir da última delas.'],
    reproved: ['Entrega devolvida', 'Informe de novo a data de entrega de cada volume.'],
  },
  DELIVERY_TERM: {
    default: ['Termo não emitido', 'Ele vem depois da confirmação das entregas.'],
    waiting: ['Envie o termo de entrega e confira a assinatura', 'Com o termo assinado e concluído, a locação começa.'],
    completed: ['Termo assinado pelo cliente', 'A locação está em curso desde a entrega.'],
    reproved: ['O cliente apontou o que falta', 'Resolva e envie um novo termo. O que falta está no histórico.'],
  },
  ONGOING: {
    default: ['Locação não iniciada', 'Ela começa com o termo concluído.'],
    waiting: ['Em locação: ninguém precisa agir', 'A locação segue até o fim do prazo ou a devolução.'],
    completed: ['Locação concluída', 'A devolução foi iniciada.'],
    reproved: [
      'Devolução desfeita: a locação continua',
      'Os equipamentos seguem com o cliente até uma nova devolução.',
    ],
  },
  RETURNING: {
    default: ['Devolução não iniciada', 'Ela começa a pedido do cliente ou no fim do contrato.'],
    waiting: ['Receba e avalie os equipamentos', 'Cada serial precisa de condição e destino; depois encerre o pedido.'],
    completed: ['Devolução concluída', 'Cada serial foi recebido e avaliado.'],
    reproved: ['Devolução reaberta', 'Confira o recebimento e a avaliação de cada serial e encerre de novo.'],
  },
  FINISHED: {
    default: ['Pedido em aberto', 'O encerramento vem depois da devolução.'],
    waiting: ['Pedido pronto para encerrar', 'Todos os equipamentos voltaram e foram avaliados.'],
    completed: ['Encerrado: ninguém precisa agir', 'O pedido fica disponível para consulta.'],
    reproved: ['Encerramento desfeito', 'O pedido voltou para a devolução.'],
  },
  CANCELLED: {
    default: ['Pedido ativo', 'Ele pode ser cancelado até o envio, com um motivo.'],
    waiting: ['O cliente pediu o cancelamento', 'Cancele o pedido ou responda que ele continua.'],
    completed: ['Cancelado: ninguém precisa agir', 'As reservas foram liberadas e o cupom voltou a valer.'],
    reproved: ['Cancelamento recusado', 'O cliente pediu, e a resposta dada a ele está no histórico.'],
  },
}

/** Staff's texts for the other turn of a stage. */
export const STAFF_OTHER_TURN_TEXTS: OtherTurnTexts = {
  DOC_ANALYSIS: ['Analise os documentos', 'Aprove ou reprove cada um e conclua a análise.'],
  CONTRACT_INFO: ['O contrato está com os signatários', 'Quando todos assinarem, confira a via assinada e aprove.'],
  DELIVERY_TERM: ['O termo está com o cliente', 'Ele envia a via assinada ou aponta o que falta.'],
}

/** Staff's texts for a stage that was sent back. */
export const STAFF_SENT_BACK_TEXTS: SentBackTexts = {
  PROPOSAL_AGREEMENT: ['O cliente decide de novo sobre a proposta', 'O aceite anterior deixou de valer.'],
  DOC_ANALYSIS: ['O cliente envia os documentos de novo', 'A análise recomeça quando ele enviar.'],
  CREDIT_ANALYSIS: ['Decida o crédito de novo', 'A aprovação anterior deixou de valer.'],
  DELIVERY_TERM: [
    'O termo precisa de nova assinatura',
    'A assinatura anterior deixou de valer e a locação ainda não conta.',
  ],
}
