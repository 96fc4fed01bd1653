import type { SimulatorData } from './catalogue.types'

export const SIMULATORS: readonly SimulatorData[] = [
  {
    name: 'Notebooks',
    description: 'Do escritório ao projeto em 3D',
    image: 'laptop:bars',
    factors: { 12: '1.1800', 24: '1.0000', 36: '0.8720' },
    productTypes: [{ name: 'Notebook', pluralName: 'Notebooks' }],
    questions: [
      {
        title: 'Qual tamanho de tela a equipe precisa?',
        subtitle: 'Telas maiores mostram mais; telas menores pesam menos na mochila.',
        propertyType: 'Tela do notebook',
        answers: [
          { name: '13 pol.', description: 'Leve, para quem anda com ele o dia todo.', image: 'laptop:bars' },
          {
            name: '14 pol. ou mais',
            description: 'O tamanho que serve a quase todo mundo.',
            image: 'laptop:bars',
            replacedBy: ['16 pol.'],
          },
          { name: '16 pol.', description: 'Espaço de sobra para projeto e código.', image: 'laptop:cube' },
        ],
      },
      {
        title: 'Para qual trabalho serão os notebooks?',
        subtitle: 'Mostramos só os modelos que atendem ao que você escolher. Dá para mudar depois.',
        propertyType: 'Uso do notebook',
        answers: [
          {
            name: 'Escritório e rotina',
            description: 'Planilhas, e-mail, sistemas web e videochamadas.',
            image: 'laptop:bars',
          },
          {
            name: 'Engenharia e projetos',
            description: 'CAD, BIM e modelos 3D, com placa de vídeo dedicada.',
            image: 'laptop:cube',
          },
          {
            name: 'Desenvolvimento',
            description: 'Compilação, contêineres e mais de um monitor.',
            image: 'laptop:code',
          },
          {
            name: 'Atendimento e campo',
            description: 'Leve, com bateria para o dia todo e chip 4G.',
            image: 'laptop:bubbles',
          },
        ],
      },
      {
        title: 'Cor da carcaça',
        subtitle: 'Se tanto faz, mostramos todas.',
        propertyType: 'Cor da carcaça',
        optional: true,
        answers: [
          { name: 'Grafite', hexColor: '#3F3E4E' },
          { name: 'Prata', hexColor: '#C9CCD3' },
          { name: 'Preto', hexColor: '#161526' },
        ],
      },
    ],
  },
  {
    name: 'Monitores',
    description: 'De 24 a 34 polegadas',
    image: 'monitor:cube',
    factors: { 12: '1.1800', 24: '1.0000', 36: '0.8750' },
    productTypes: [{ name: 'Monitor', pluralName: 'Monitores' }],
    questions: [
      {
        title: 'Qual tamanho de monitor?',
        subtitle: 'Em polegadas, na diagonal.',
        propertyType: 'Tamanho do monitor',
        answers: [
          { name: '24 pol.', description: 'Cabe em qualquer mesa.', image: 'monitor:bars' },
          { name: '27 pol.', description: 'Duas janelas lado a lado, sem apertar.', image: 'monitor:code' },
          { name: '32 pol. ou mais', description: 'Para desenho, planta e vídeo.', image: 'monitor:cube' },
        ],
      },
      {
        title: 'Para que os monitores serão usados?',
        propertyType: 'Uso do monitor',
        answers: [
          { name: 'Escritório', description: 'Documentos, planilhas e reuniões.', image: 'monitor:bars' },
          { name: 'Projeto e imagem', description: 'Cor fiel e alta resolução.', image: 'monitor:cube' },
          { name: 'Código e dados', description: 'Muitas linhas na mesma tela.', image: 'monitor:code' },
        ],
      },
      {
        title: 'O que não pode faltar?',
        subtitle: 'Escolha quantos quiser.',
        propertyType: 'Recursos do monitor',
        multiple: true,
        optional: true,
        answers: [
          { name: 'Altura regulável', description: 'Sobe, desce e gira.' },
          { name: 'USB-C com carga', description: 'Um cabo só para imagem e energia.' },
          { name: 'Câmera e alto-falante', description: 'Pronto para videochamada.' },
        ],
      },
    ],
  },
  {
    name: 'Celulares e tablets',
    description: 'Com ou sem linha de dados',
    image: 'phone:bubbles',
    factors: { 12: '1.1800', 24: '1.0000', 36: '0.9000' },
    productTypes: [
      { name: 'Celular', pluralName: 'Celulares' },
      { name: 'Tablet', pluralName: 'Tablets' },
    ],
    questions: [
      {
        title: 'Qual aparelho a equipe vai usar?',
        propertyType: 'Aparelho',
        answers: [
          { name: 'Celular', description: 'Voz, mensagens e aplicativos da empresa.', image: 'phone:bubbles' },
          { name: 'Tablet', description: 'Vistorias, catálogos e assinatura na tela.', image: 'tablet:bars' },
        ],
      },
      {
        title: 'Como os aparelhos vão se conectar?',
        propertyType: 'Conexão',
        answers: [
          {
            name: 'Com linha de dados',
            description: 'Chip incluído, com franquia por aparelho.',
            image: 'phone:bubbles',
          },
          {
            name: 'Só Wi-Fi',
            description: 'Para quem trabalha sempre no mesmo lugar.',
            image: 'tablet:bars',
            replacedBy: ['Com linha de dados'],
          },
        ],
      },
      {
        title: 'Onde os aparelhos serão usados?',
        subtitle: 'Aparelhos de campo aguentam queda, poeira e chuva.',
        propertyType: 'Lugar de uso',
        answers: [
          {
            name: 'Escritório e rua',
            description: 'Uso do dia a dia.',
            image: 'phone:bubbles',
            replacedBy: ['Obra e campo'],
          },
          { name: 'Obra e campo', description: 'Resistente, com película e capa.', image: 'tablet:cube' },
        ],
      },
    ],
  },
  {
    name: 'Impressoras',
    description: 'Laser, com suprimentos inclusos',
    image: 'printer:bars',
    factors: { 12: '1.1800', 24: '1.0000', 36: '0.9657' },
    productTypes: [{ name: 'Impressora', pluralName: 'Impressoras' }],
    questions: [
      {
        title: 'O que a equipe imprime?',
        propertyType: 'Impressão',
        answers: [
          {
            name: 'Preto e branco',
            description: 'Documentos, notas e contratos.',
            image: 'printer:bars',
            replacedBy: ['Colorido'],
          },
          { name: 'Colorido', description: 'Apresentações, plantas e material de venda.', image: 'printer:bars' },
        ],
      },
      {
        title: 'Quantas páginas por mês?',
        subtitle: 'Some todos que usam a mesma impressora.',
        propertyType: 'Volume mensal',
        answers: [
          { name: 'Até 2 mil', image: 'printer:bars', replacedBy: ['De 2 a 6 mil', 'Mais de 6 mil'] },
          { name: 'De 2 a 6 mil', image: 'printer:bars', replacedBy: ['Mais de 6 mil'] },
          { name: 'Mais de 6 mil', image: 'printer:bars' },
        ],
      },
      {
        title: 'O que mais ela precisa fazer?',
        subtitle: 'Escolha quantos quiser.',
        propertyType: 'Recursos da impressora',
        multiple: true,
        optional: true,
        answers: [{ name: 'Digitalizar e copiar' }, { name: 'Frente e verso automático' }, { name: 'Formato A3' }],
      },
    ],
  },
]

/** The same three packages for every simulator. */
export const SERVICE_PACKAGES = [
  {
    name: 'Essencial',
    description: 'O que todo equipamento precisa.',
    monthlyFeePerUnit: '12.00',
    features: ['Suporte em horário comercial', 'Troca em até 3 dias úteis'],
    supportCalendar: 'business',
    firstResponseMinutes: 240,
    resolutionMinutes: 1620,
    exchangeBusinessDays: 3,
  },
  {
    name: 'Completo',
    description: 'Para quem não pode parar.',
    monthlyFeePerUnit: '22.00',
    features: ['Suporte todos os dias, até 22h', 'Troca em até 1 dia útil', 'Seguro contra roubo'],
    supportCalendar: 'extended',
    firstResponseMinutes: 120,
    resolutionMinutes: 540,
    exchangeBusinessDays: 1,
  },
  {
    name: 'Gestão',
    description: 'A Arrenda cuida do parque inteiro.',
    monthlyFeePerUnit: '34.00',
    features: ['Tudo do Completo', 'Instalação de software', 'Equipamento reserva no local'],
    supportCalendar: 'extended',
    firstResponseMinutes: 60,
    resolutionMinutes: 540,
    exchangeBusinessDays: 1,
  },
] as const

export const PLANS = [
  { durationMonths: 12, description: 'Mais flexível' },
  { durationMonths: 24, description: 'Prazo e preço equilibrados' },
  { durationMonths: 36, description: 'A menor mensalidade' },
] as const
