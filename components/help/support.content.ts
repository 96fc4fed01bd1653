import { paths } from '@/services/config/paths'
import type { HelpTopic } from './help.types'

const NEW = { label: 'Abrir chamado', href: paths.platform.newTicket() }
const ALL = { label: 'Ver meus chamados', href: paths.platform.supportTickets() }

/** Talking to Arrenda. */
export const SUPPORT: readonly HelpTopic[] = [
  {
    id: 'chamados',
    title: 'Chamados',
    questions: [
      {
        id: 'abrir-chamado',
        question: 'Como falo com a Arrenda?',
        answer:
          'Abra um chamado: escolha o assunto, diga o equipamento ou o pedido e conte o que acontece. Fotos (PNG ou JPEG, até 10 MB) e PDFs (até 20 MB) ajudam; cabem 5 por mensagem. Você também abre um chamado na página do equipamento, na do pedido ou lendo o QR code da etiqueta.',
        permission: 'tickets:use',
        link: NEW,
        words: 'suporte atendimento contato ajuda reclamar anexo foto arquivo',
      },
      {
        id: 'prazo-do-chamado',
        question: 'Em quanto tempo a Arrenda responde?',
        answer:
          'O prazo depende do pacote de serviço do equipamento. Antes de enviar você vê até quando vem a resposta, e no chamado ficam os prazos de resposta e de solução. Enquanto a Arrenda espera por você, o prazo da solução fica parado.',
        permission: 'tickets:use',
        words: 'sla demora horário resposta solução pacote',
      },
      {
        id: 'quem-ve-o-chamado',
        question: 'Quem vê os chamados da empresa?',
        answer:
          'Gestores, compradores e administradores veem todos os da empresa. Um colaborador vê os que ele abriu. Na Arrenda, só quem atende.',
        permission: 'tickets:use',
        words: 'privacidade colegas acesso',
      },
      {
        id: 'chamado-encerrado',
        question: 'Meu chamado foi encerrado e o problema voltou. E agora?',
        answer:
          'Escreva no mesmo chamado até 15 dias depois do encerramento: ele reabre. Depois disso, abra outro a partir dele. Se a Arrenda fica 5 dias úteis sem a sua resposta, o chamado fecha sozinho; avisamos antes.',
        permission: 'tickets:use',
        link: ALL,
        words: 'reabrir fechou sozinho de novo',
      },
    ],
  },
]
