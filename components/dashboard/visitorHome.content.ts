export const steps: readonly { title: string; text: string }[] = [
  { title: 'Simule', text: 'Responda a poucas perguntas e veja só o que serve e está disponível.' },
  { title: 'Aceite a proposta', text: 'Envie os documentos e assine o contrato pela plataforma.' },
  { title: 'Receba', text: 'Distribua os itens pelos endereços da empresa e siga cada entrega.' },
  { title: 'Use e devolva', text: 'Abra chamados, troque equipamentos e agende a devolução.' },
]

/** The sample order of the picture, waiting for the customer's documents. */
export const sampleOrder = [
  ['Proposta', 'Contratação'],
  ['Documentos', 'Contratação'],
  ['Crédito', 'Contratação'],
  ['Contrato', 'Contratação'],
  ['Preparação', 'Entrega'],
  ['Envio', 'Entrega'],
  ['Entrega', 'Entrega'],
  ['Termo', 'Entrega'],
  ['Em locação', 'Locação'],
  ['Devolução', 'Locação'],
  ['Encerrado', 'Locação'],
] as const
