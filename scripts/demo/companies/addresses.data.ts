import type { Uf } from '@/services/companies/states.rules'

export type AddressData = {
  label: string
  recipientName: string
  postalCode: string
  state: Uf
  city: string
  district: string
  street: string
  number: string
  complement?: string
  referencePoint?: string
}

/** The addresses of each company, by its key; the first is the head office. */
export const ADDRESSES: Readonly<Record<string, readonly AddressData[]>> = {
  horizonte: [
    {
      label: 'Sede São Paulo',
      recipientName: 'Marina Duarte',
      postalCode: '01310200',
      state: 'SP',
      city: 'São Paulo',
      district: 'Bela Vista',
      street: 'Av. Paulista',
      number: '1.842',
      complement: '8º andar',
      referencePoint: 'Entrada pela Alameda Casa Branca',
    },
    {
      label: 'Obra Campinas',
      recipientName: 'Otávio Reis',
      postalCode: '13076000',
      state: 'SP',
      city: 'Campinas',
      district: 'Taquaral',
      street: 'Rua das Figueiras',
      number: '415',
      complement: 'canteiro B',
    },
    {
      label: 'Filial Curitiba',
      recipientName: 'Lívia Prado',
      postalCode: '80420000',
      state: 'PR',
      city: 'Curitiba',
      district: 'Batel',
      street: 'Rua Comendador Araújo',
      number: '748',
      complement: 'sala 31',
    },
  ],
  atlantica: [
    {
      label: 'Porto de Santos',
      recipientName: 'Eduardo Sampaio',
      postalCode: '11015040',
      state: 'SP',
      city: 'Santos',
      district: 'Vila Mathias',
      street: 'Rua do Porto Seco',
      number: '1.200',
      complement: 'galpão 4',
    },
    {
      label: 'Terminal Guarulhos',
      recipientName: 'Sônia Camargo',
      postalCode: '07190100',
      state: 'SP',
      city: 'Guarulhos',
      district: 'Cumbica',
      street: 'Av. das Cargas',
      number: '2.310',
      complement: 'doca 12',
      referencePoint: 'Ao lado do posto fiscal',
    },
  ],
  vilaserena: [
    {
      label: 'Clínica Graças',
      recipientName: 'Recepção',
      postalCode: '52011040',
      state: 'PE',
      city: 'Recife',
      district: 'Graças',
      street: 'Rua das Graças',
      number: '178',
    },
    {
      label: 'Centro de exames',
      recipientName: 'Davi Lins',
      postalCode: '51020000',
      state: 'PE',
      city: 'Recife',
      district: 'Boa Viagem',
      street: 'Av. Conselheiro Aguiar',
      number: '2.905',
      complement: 'térreo',
    },
  ],
  tresrios: [
    {
      label: 'Fábrica Joinville',
      recipientName: 'Almoxarifado',
      postalCode: '89219600',
      state: 'SC',
      city: 'Joinville',
      district: 'Zona Industrial Norte',
      street: 'Rua Dona Francisca',
      number: '8.300',
      complement: 'bloco C',
    },
  ],
  serraazul: [
    {
      label: 'Administração',
      recipientName: 'Neusa Bortolini',
      postalCode: '95020180',
      state: 'RS',
      city: 'Caxias do Sul',
      district: 'Centro',
      street: 'Rua Sinimbu',
      number: '1.670',
      complement: '3º andar',
    },
    {
      label: 'Silo Vacaria',
      recipientName: 'Gilmar Pasqual',
      postalCode: '95200001',
      state: 'RS',
      city: 'Vacaria',
      district: 'Distrito Industrial',
      street: 'Rodovia dos Campos de Cima',
      number: 'km 36',
    },
  ],
  monteclaro: [
    {
      label: 'Unidade Água Verde',
      recipientName: 'Secretaria',
      postalCode: '80240000',
      state: 'PR',
      city: 'Curitiba',
      district: 'Água Verde',
      street: 'Av. Água Verde',
      number: '1.455',
    },
  ],
  santaaurora: [
    {
      label: 'Escritório Ribeirão Preto',
      recipientName: 'Lúcia Barreto',
      postalCode: '14025000',
      state: 'SP',
      city: 'Ribeirão Preto',
      district: 'Jardim Irajá',
      street: 'Av. Presidente Vargas',
      number: '2.121',
      complement: 'conjunto 804',
    },
    {
      label: 'Usina Sertãozinho',
      recipientName: 'Portaria 2',
      postalCode: '14160000',
      state: 'SP',
      city: 'Sertãozinho',
      district: 'Zona Rural',
      street: 'Estrada da Aurora',
      number: 'km 9',
    },
  ],
  bomgrao: [
    {
      label: 'Matriz Goiânia',
      recipientName: 'Wagner Peixoto',
      postalCode: '74175120',
      state: 'GO',
      city: 'Goiânia',
      district: 'Setor Bueno',
      street: 'Av. T-63',
      number: '1.296',
    },
  ],
  estudionorte: [
    {
      label: 'Ateliê Belém',
      recipientName: 'Iara Monteiro',
      postalCode: '66055090',
      state: 'PA',
      city: 'Belém',
      district: 'Nazaré',
      street: 'Av. Nazaré',
      number: '532',
      complement: 'casa 2',
    },
  ],
  riodoce: [
    {
      label: 'Garagem Vitória',
      recipientName: 'Paulo Zanotti',
      postalCode: '29050335',
      state: 'ES',
      city: 'Vitória',
      district: 'Enseada do Suá',
      street: 'Av. Nossa Senhora dos Navegantes',
      number: '675',
    },
  ],
  pedraviva: [
    {
      label: 'Sede Belo Horizonte',
      recipientName: 'Cecília Drumond',
      postalCode: '30140071',
      state: 'MG',
      city: 'Belo Horizonte',
      district: 'Funcionários',
      street: 'Rua dos Inconfidentes',
      number: '1.010',
      complement: 'sala 705',
    },
  ],
  farol: [
    {
      label: 'Escritório Natal',
      recipientName: 'Jonas Medeiros',
      postalCode: '59020100',
      state: 'RN',
      city: 'Natal',
      district: 'Petrópolis',
      street: 'Av. Afonso Pena',
      number: '394',
    },
  ],
}
