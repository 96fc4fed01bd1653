import type { PassedTexts, StageTexts } from './stage-text.rules'

/** What staff read of a stage, in each of its states. */
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
    waiting: ['Em locação: ninguém precisa agir', 'As faturas saem todo mês até o fim do prazo ou a devolução.'],
    completed: ['Locação concluída', 'A devolução foi iniciada.'],
    reproved: ['Locação interrompida', 'Veja o motivo no histórico.'],
  },
  RETURNING: {
    default: ['Devolução não iniciada', 'Ela começa a pedido do cliente ou no fim do contrato.'],
    waiting: ['Receba e avalie os equipamentos', 'Cada serial precisa de condição e destino; depois encerre o pedido.'],
    completed: ['Devolução concluída', 'Cada serial foi recebido e avaliado.'],
    reproved: ['Devolução com pendências', 'Há seriais sem recebimento ou avaliação.'],
  },
  FINISHED: {
    default: ['Pedido em aberto', 'O encerramento vem depois da devolução.'],
    waiting: ['Pedido pronto para encerrar', 'Todos os equipamentos voltaram e foram avaliados.'],
    completed: ['Encerrado: ninguém precisa agir', 'O pedido fica disponível para consulta.'],
    reproved: ['Encerramento desfeito', 'O pedido voltou para a devolução.'],
  },
  CANCELLED: {
    default: ['Pedido ativo', 'Ele pode ser cancelado até o envio, com um motivo.'],
    waiting: ['Cancelamento em curso', 'As reservas estão sendo liberadas.'],
    completed: ['Cancelado: ninguém precisa agir', 'As reservas foram liberadas e o cupom voltou a valer.'],
    reproved: ['Cancelado pela equipe', 'Quem cancelou e por quê estão no histórico.'],
  },
}

/** The same stages on their other turn. */
export const STAFF_PASSED: PassedTexts = {
  DOC_ANALYSIS: ['Analise os documentos', 'Aprove ou reprove cada um e conclua a análise.'],
  CONTRACT_INFO: ['O contrato está com os signatários', 'Quando todos assinarem, confira a via assinada e aprove.'],
  DELIVERY_TERM: ['O termo está com o cliente', 'Ele envia a via assinada ou aponta o que falta.'],
}
