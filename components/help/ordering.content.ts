import { paths } from '@/services/config/paths'
import type { HelpTopic } from './help.types'

const simulate = { label: 'Fazer uma simulação', href: paths.platform.simulators() }
const orders = { label: 'Ver meus pedidos', href: paths.platform.myOrders() }

/** From the first price to the signed contract. */
export const ORDERING: readonly HelpTopic[] = [
  {
    id: 'simulacao',
    title: 'Simulação',
    questions: [
      {
        id: 'como-simular',
        question: 'Como faço uma simulação?',
        answer:
          'Toque em Simular e responda às perguntas. Você escolhe os equipamentos, o plano, o pacote de serviço e os endereços, e vê o preço antes de pedir. Leva cerca de 3 minutos.',
        permission: 'simulation:use',
        link: simulate,
        words: 'orçamento cotação preço novo pedido',
      },
      {
        id: 'continuar-simulacao',
        question: 'Parei no meio da simulação. Perdi tudo?',
        answer:
          'Não. Quando você voltar, a Arrenda pergunta se quer continuar de onde parou. Se preferir começar outra, a anterior é descartada.',
        permission: 'simulation:use',
        words: 'salvar continuar pedido em andamento',
      },
      {
        id: 'produto-indisponivel',
        question: 'O produto que quero não está disponível. E agora?',
        answer:
          'Mostramos a data em que ele volta, quando é conhecida, e produtos parecidos que já podem ser alugados. Compare os dois na própria tela de produtos.',
        permission: 'simulation:use',
        words: 'estoque falta similar',
      },
      {
        id: 'cupom',
        question: 'Como uso um cupom de desconto?',
        answer:
          'Digite o código do cupom na simulação: o desconto aparece na conta, linha por linha. Cada cupom vale para um pedido e volta a valer se o pedido for cancelado.',
        permission: 'simulation:use',
        words: 'desconto promoção código',
      },
      {
        id: 'varios-enderecos',
        question: 'Posso dividir a entrega entre vários endereços?',
        answer:
          'Sim. Na etapa de entrega, diga quantas unidades vão para cada endereço. A soma precisa ser igual à quantidade do carrinho.',
        permission: 'simulation:use',
        words: 'filial distribuir',
      },
    ],
  },
  {
    id: 'proposta',
    title: 'Proposta',
    questions: [
      {
        id: 'aceitar-proposta',
        question: 'Como aceito uma proposta?',
        answer:
          'Abra o pedido, confira itens, plano e mensalidade e toque em Aceitar proposta. Depois pedimos os documentos da empresa.',
        permission: 'checkout:write',
        link: orders,
      },
      {
        id: 'recusar-proposta',
        question: 'O que acontece se eu recusar a proposta?',
        answer:
          'Você explica o motivo e a Arrenda prepara uma nova versão, com outro preço, plano ou itens. O pedido continua o mesmo.',
        permission: 'checkout:write',
        words: 'justificativa negociar',
      },
      {
        id: 'reserva',
        question: 'Por quanto tempo os equipamentos ficam reservados?',
        answer:
          'Até o prazo para você responder à proposta, que ela e o pedido mostram. Quando você aceita a proposta, a reserva é renovada. Se ela vencer, conferimos o estoque de novo.',
        permission: 'checkout:read',
        words: 'validade prazo estoque',
      },
    ],
  },
  {
    id: 'documentos',
    title: 'Documentos',
    questions: [
      {
        id: 'quais-documentos',
        question: 'Quais documentos preciso enviar?',
        answer:
          'Contrato social, comprovante de endereço, documento do representante legal e comprovante de faturamento. Se quiser, acrescente outros.',
        permission: 'checkout:write',
        words: 'lista exigidos',
      },
      {
        id: 'formato-documentos',
        question: 'Em que formato envio os documentos?',
        answer: 'Em PDF, com até 20 MB cada um. Se o envio falhar, o arquivo continua na tela e você tenta de novo.',
        permission: 'checkout:write',
        words: 'tamanho arquivo upload foto',
      },
      {
        id: 'documento-reprovado',
        question: 'Um documento foi reprovado. O que faço?',
        answer:
          'O pedido mostra o que corrigir em cada um. Troque só os reprovados e toque em Enviar para análise outra vez. Respondemos em até 1 dia útil.',
        permission: 'checkout:write',
        words: 'recusado corrigir',
      },
    ],
  },
  {
    id: 'credito',
    title: 'Crédito',
    questions: [
      {
        id: 'analise-credito',
        question: 'Quanto tempo leva a análise de crédito?',
        answer: 'Até 2 dias úteis depois da aprovação dos documentos. Avisamos por e-mail quando houver resposta.',
        permission: 'checkout:read',
        words: 'serasa prazo score',
      },
      {
        id: 'credito-reprovado',
        question: 'O crédito não foi aprovado. O pedido acabou?',
        answer:
          'Nem sempre. A Arrenda pode rever os documentos com você e tentar de novo. Se o pedido for cancelado, nada é cobrado.',
        permission: 'checkout:read',
        words: 'negado recusado',
      },
    ],
  },
  {
    id: 'contrato',
    title: 'Contrato e assinatura',
    questions: [
      {
        id: 'quem-assina',
        question: 'Quem precisa assinar o contrato?',
        answer:
          'Ao menos um signatário da sua empresa e duas testemunhas. Informe nome, e-mail e CPF de cada pessoa na parte Contrato do pedido.',
        permission: 'checkout:write',
        words: 'testemunha representante',
      },
      {
        id: 'assinar-contrato',
        question: 'Como devolvo o contrato assinado?',
        answer:
          'Baixe o PDF no pedido, colha as assinaturas e envie a cópia assinada no mesmo lugar. A via assinada fica guardada no pedido.',
        permission: 'checkout:write',
        words: 'assinatura copia via',
      },
      {
        id: 'baixar-contrato',
        question: 'Onde encontro o contrato depois de assinado?',
        answer: 'Abra o pedido: o contrato e o termo de entrega continuam ali durante e depois da locação.',
        permission: 'checkout:read',
        link: orders,
        words: 'download documento',
      },
    ],
  },
]
