import type { Uf } from '@/services/companies/states.rules'

export type CompanyData = {
  /** Its key in the demo data; also the domain of its e-mails, `@horizonte.example`. */
  key: string
  corporateName: string
  tradeName: string
  cnpj: string
  uf: Uf
  legalRepresentative: string
  /** The number of orders before the platform: the first order takes the next number. */
  ordersBefore: number
  customerForMonths: number
  /** Awaits activation when false. */
  active?: false
}

/** Numeric and alphanumeric CNPJs with valid check digits. Most are words, which no real company has. */
export const COMPANIES: readonly CompanyData[] = [
  {
    key: 'horizonte',
    corporateName: 'Horizonte Engenharia',
    tradeName: 'Horizonte',
    cnpj: '11222333000181',
    uf: 'SP',
    legalRepresentative: 'Marina Duarte',
    ordersBefore: 110,
    customerForMonths: 26,
  },
  {
    key: 'atlantica',
    corporateName: 'Atlântica Logística',
    tradeName: 'Atlântica',
    cnpj: '12ABC34501DE35',
    uf: 'SP',
    legalRepresentative: 'Eduardo Sampaio',
    ordersBefore: 34,
    customerForMonths: 19,
  },
  {
    key: 'vilaserena',
    corporateName: 'Clínica Vila Serena',
    tradeName: 'Vila Serena',
    cnpj: 'TESTE123000100',
    uf: 'PE',
    legalRepresentative: 'Helena Cavalcanti',
    ordersBefore: 12,
    customerForMonths: 15,
  },
  {
    key: 'tresrios',
    corporateName: 'Metalúrgica Três Rios',
    tradeName: 'Três Rios',
    cnpj: 'AB123CD4000A92',
    uf: 'SC',
    legalRepresentative: 'Ivo Hoffmann',
    ordersBefore: 0,
    customerForMonths: 14,
  },
  {
    key: 'serraazul',
    corporateName: 'Cooperativa Serra Azul',
    tradeName: 'Serra Azul',
    cnpj: 'Q0SLFMBD7VX439',
    uf: 'RS',
    legalRepresentative: 'Neusa Bortolini',
    ordersBefore: 25,
    customerForMonths: 22,
  },
  {
    key: 'monteclaro',
    corporateName: 'Colégio Monte Claro',
    tradeName: 'Monte Claro',
    cnpj: '6A3EDMWP000168',
    uf: 'PR',
    legalRepresentative: 'Regina Kowalski',
    ordersBefore: 0,
    customerForMonths: 11,
  },
  {
    key: 'santaaurora',
    corporateName: 'Usina Santa Aurora',
    tradeName: 'Santa Aurora',
    cnpj: 'D7YDDI5H000162',
    uf: 'SP',
    legalRepresentative: 'Antônio Junqueira',
    ordersBefore: 5,
    customerForMonths: 17,
  },
  {
    key: 'bomgrao',
    corporateName: 'Rede Bom Grão',
    tradeName: 'Bom Grão',
    cnpj: 'Q2GROWP7000185',
    uf: 'GO',
    legalRepresentative: 'Wagner Peixoto',
    ordersBefore: 4,
    customerForMonths: 9,
  },
  {
    key: 'estudionorte',
    corporateName: 'Estúdio Norte Arquitetura',
    tradeName: 'Estúdio Norte',
    cnpj: 'ZZZZZZZZZZZZ62',
    uf: 'PA',
    legalRepresentative: 'Iara Monteiro',
    ordersBefore: 20,
    customerForMonths: 13,
  },
  {
    key: 'riodoce',
    corporateName: 'Transportes Rio Doce',
    tradeName: 'Rio Doce',
    cnpj: 'AAAAAAAAAAAA45',
    uf: 'ES',
    legalRepresentative: 'Paulo Zanotti',
    ordersBefore: 10,
    customerForMonths: 16,
  },
  {
    key: 'pedraviva',
    corporateName: 'Construtora Pedra Viva',
    tradeName: 'Pedra Viva',
    cnpj: 'P3DRAV1V000170',
    uf: 'MG',
    legalRepresentative: 'Cecília Drumond',
    ordersBefore: 0,
    customerForMonths: 4,
  },
  {
    key: 'farol',
    corporateName: 'Farmácias Farol do Norte',
    tradeName: 'Farol do Norte',
    cnpj: 'FAR0LN0R000112',
    uf: 'RN',
    legalRepresentative: 'Jonas Medeiros',
    active: false,
    ordersBefore: 0,
    customerForMonths: 0,
  },
]
