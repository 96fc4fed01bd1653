import type { PassedTexts, StageTexts } from './stage-text.rules'

/** What the customer reads of a stage, in each of its states. */
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
    reproved: ['A locação foi interrompida', 'A Arrenda entra em contato sobre os próximos passos.'],
  },
  RETURNING: {
    default: ['Devolução ainda não pedida', 'Ela começa no fim do contrato ou quando você pedir.'],
    waiting: [
      'A Arrenda está recolhendo os equipamentos',
      'Deixe tudo pronto em cada endereço. Depois avaliamos cada unidade.',
    ],
    completed: ['Equipamentos devolvidos', 'A Arrenda recebeu e avaliou cada unidade.'],
    reproved: ['A devolução tem pendências', 'A Arrenda entra em contato sobre as unidades que faltam.'],
  },
  FINISHED: {
    default: ['Pedido ainda em aberto', 'Ele se encerra depois da devolução dos equipamentos.'],
    waiting: ['Pedido em encerramento', 'A Arrenda está fechando as últimas pendências.'],
    completed: ['Pedido encerrado: ninguém precisa agir', 'O histórico e os documentos continuam disponíveis aqui.'],
    reproved: ['O encerramento foi desfeito', 'A Arrenda explica o motivo por e-mail.'],
  },
  CANCELLED: {
    default: ['Pedido não cancelado', 'Ele segue normalmente.'],
    waiting: ['Pedido em cancelamento', 'A Arrenda está liberando os itens reservados.'],
    completed: ['Pedido cancelado: ninguém precisa agir', 'Os itens reservados foram liberados e nada será cobrado.'],
    reproved: ['Pedido cancelado pela Arrenda', 'O motivo está no histórico.'],
  },
}

/** The same stages on their other turn. */
export const CUSTOMER_PASSED: PassedTexts = {
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
