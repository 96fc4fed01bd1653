export type PolicySection = { id: string; title: string; paragraphs?: readonly string[]; points?: readonly string[] }

/** The policy, in plain words. A change here is a new version (`services/users/privacy.rules.ts`). */
export const PRIVACY_POLICY: readonly PolicySection[] = [
  {
    id: 'quem',
    title: 'Quem cuida dos seus dados',
    paragraphs: [
      'A Arrenda aluga equipamentos para empresas e é a controladora dos dados pessoais que você informa aqui. Esta política vale para o site, para a plataforma e para os e-mails que enviamos.',
    ],
  },
  {
    id: 'quais',
    title: 'Quais dados usamos e para quê',
    points: [
      'Nome, e-mail e telefone: para criar sua conta, deixar você entrar e avisar sobre os pedidos da sua empresa.',
      'CNPJ, razão social, endereços e documentos da empresa: para calcular a proposta, analisar o crédito, fazer o contrato e entregar.',
      'CPF e nome de quem assina: para que o contrato e o termo de entrega tenham validade.',
      'Mensagens e arquivos dos chamados: para responder e resolver o que você pede.',
      'Quem usa cada equipamento: para atender chamados, trocas e devoluções.',
      'Data, hora e endereço IP de acessos, consentimentos e assinaturas: para proteger a conta e provar o que foi acordado.',
    ],
  },
  {
    id: 'base',
    title: 'Por que podemos usá-los',
    paragraphs: [
      'Usamos os dados para cumprir o contrato com a sua empresa e o que vem antes dele, para cumprir obrigações legais e fiscais, para proteger o crédito e para exercer direitos em processos. Para contar visitas e enviar novidades pedimos o seu consentimento, e você pode retirá-lo quando quiser.',
    ],
  },
  {
    id: 'quem-recebe',
    title: 'Com quem compartilhamos',
    points: [
      'Birôs de crédito: o CNPJ ou CPF consultado na análise de crédito.',
      'Transportadoras: nome de quem recebe, endereço e telefone.',
      'Serviços de assinatura, de e-mail e de hospedagem: somente o necessário para o serviço.',
      'Autoridades: quando a lei obriga.',
    ],
    paragraphs: ['Não vendemos dados pessoais.'],
  },
  {
    id: 'quanto-tempo',
    title: 'Por quanto tempo guardamos',
    points: [
      'Conta: enquanto estiver ativa. Quando você pede a exclusão, apagamos nome, e-mail e telefone.',
      'Simulação de quem não tem conta: por 30 dias depois que ela expira. Então apagamos nome, e-mail, telefone e endereços.',
      'Contratos, assinaturas, notas e histórico de pedidos: por 5 anos depois do fim do contrato, porque a lei fiscal e civil exige.',
      'Avisos do sino: por 180 dias. E-mails que enviamos: por 6 meses; depois, dos que tratam de um pedido fica só que saíram.',
      'Chamados, com mensagens e arquivos: enquanto sua empresa for cliente e por 5 anos depois. Se você pede a exclusão, eles ficam sem o seu nome. Arquivos que você não enviou: por 1 dia.',
      'Pedidos sobre seus dados, com a resposta: por 5 anos depois dela, para provar que cumprimos a lei.',
      'Registros de acesso: por 6 meses, como pede o Marco Civil da Internet.',
    ],
  },
  {
    id: 'seus-direitos',
    title: 'Seus direitos',
    paragraphs: [
      'Você pode confirmar se tratamos seus dados, acessar, corrigir, levá-los a outro fornecedor, saber com quem os compartilhamos, opor-se, retirar consentimentos e pedir a exclusão. Em Configurações, na parte Privacidade, você baixa seus dados e faz esses pedidos; quem não tem conta usa o formulário desta página. Cada pedido ganha um protocolo, e a resposta vem por e-mail em até 15 dias. Se preferir, escreva para o encarregado de dados. Você também pode reclamar à Autoridade Nacional de Proteção de Dados (ANPD).',
    ],
  },
  {
    id: 'cookies',
    title: 'Cookies',
    points: [
      'Necessários: mantêm você conectado e guardam a simulação em andamento. Sem eles a plataforma não funciona.',
      'Largura da janela: faz cada página abrir já do tamanho certo.',
      'Contagem de visitas: só depois que você aceita.',
    ],
  },
  {
    id: 'seguranca',
    title: 'Como protegemos',
    paragraphs: [
      'A conexão é cifrada, as senhas são guardadas de um modo que nem nós conseguimos ler, cada pessoa vê somente o que é da sua empresa, e toda mudança fica registrada. Se um incidente puder causar dano a você, avisamos você e a ANPD.',
    ],
  },
]
