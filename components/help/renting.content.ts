import { paths } from '@/services/config/paths'
import type { HelpTopic } from './help.types'

/** From the delivery to the return. */
export const RENTING: readonly HelpTopic[] = [
  {
    id: 'entrega',
    title: 'Entrega',
    questions: [
      {
        id: 'quando-chega',
        question: 'Quando meus equipamentos chegam?',
        answer:
          'Depois do contrato assinado separamos os equipamentos e informamos a previsão de cada volume no pedido. Você recebe um e-mail a cada etapa que depende de você.',
        permission: 'checkout:read',
        words: 'prazo previsão data',
      },
      {
        id: 'rastrear',
        question: 'Como acompanho a entrega?',
        answer:
          'Quando um volume sai, o código de rastreio aparece no pedido. Copie o código e use no site da transportadora.',
        permission: 'checkout:read',
        words: 'rastreio código transportadora',
      },
      {
        id: 'cancelar-pedido',
        question: 'Posso cancelar um pedido?',
        answer:
          'Até os equipamentos saírem para envio, sim: fale com a Arrenda e diga o motivo. As reservas são liberadas e nada é cobrado.',
        permission: 'checkout:read',
        words: 'desistir cancelamento',
      },
    ],
  },
  {
    id: 'termo',
    title: 'Termo de entrega',
    questions: [
      {
        id: 'o-que-e-o-termo',
        question: 'Para que serve o termo de entrega?',
        answer:
          'Ele confirma o que você recebeu, unidade por unidade. Confira tudo, assine e envie a cópia. A locação conta a partir do dia da entrega.',
        permission: 'checkout:write',
        words: 'assinar recebimento',
      },
      {
        id: 'faltou-equipamento',
        question: 'Faltou um equipamento na entrega. O que faço?',
        answer:
          'Não assine o termo: aponte no pedido o que falta. A Arrenda resolve e envia um novo termo para você assinar.',
        permission: 'checkout:write',
        words: 'errado quebrado incompleto',
      },
      {
        id: 'primeira-cobranca',
        question: 'Como é calculada a primeira mensalidade?',
        answer:
          'Proporcional aos dias: mensalidade dividida por 30, vezes os dias do mês a partir da entrega, incluído o próprio dia. O dia da devolução não é cobrado.',
        permission: 'checkout:read',
        words: 'cobrança fatura pro rata pagamento',
      },
    ],
  },
  {
    id: 'equipamentos',
    title: 'Equipamentos',
    questions: [
      {
        id: 'numero-de-serie',
        question: 'Onde vejo os seriais?',
        answer: 'Em cada pedido, na parte Entregas: abra o volume para ver os seriais que ele leva.',
        permission: 'checkout:read',
        words: 'serial etiqueta',
      },
      {
        id: 'equipamento-com-defeito',
        question: 'Um equipamento apresentou defeito. Como peço a troca?',
        answer:
          'Na página do equipamento, toque em Abrir chamado e conte o que aconteceu. Marque “Quero trocar este equipamento” se já quiser a troca: ela é pedida junto, e você acompanha no chamado.',
        permission: 'tickets:use',
        link: { label: 'Abrir chamado', href: paths.platform.newTicket({ categoria: 'DEFECT' }) },
        words: 'quebrou manutenção conserto suporte',
      },
      {
        id: 'equipamento-roubado',
        question: 'Um equipamento foi roubado ou perdido. E agora?',
        answer:
          'Registre um boletim de ocorrência e abra um chamado com o equipamento e o boletim em PDF. Se a entrega foi contratada com seguro, a Arrenda cuida do acionamento.',
        permission: 'tickets:use',
        link: { label: 'Abrir chamado', href: paths.platform.newTicket({ categoria: 'LOSS' }) },
        words: 'furto sinistro seguro perda',
      },
    ],
  },
  {
    id: 'devolucao',
    title: 'Devolução',
    questions: [
      {
        id: 'pedir-devolucao',
        question: 'Como devolvo os equipamentos?',
        answer:
          'Abra o pedido em locação e toque em Pedir devolução. A Arrenda combina a retirada; deixe tudo pronto em cada endereço.',
        permission: 'checkout:write',
        link: { label: 'Ver meus pedidos', href: paths.platform.myOrders() },
        words: 'encerrar retirada fim do contrato',
      },
      {
        id: 'avaliacao-devolucao',
        question: 'O que acontece depois da devolução?',
        answer:
          'Recebemos e avaliamos cada unidade. Danos e faltas são registrados com fotos. Quando tudo estiver avaliado, o pedido se encerra.',
        permission: 'checkout:read',
        words: 'dano avaliação vistoria',
      },
    ],
  },
]
