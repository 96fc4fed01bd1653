import { COMPANY_COLUMNS } from '@/services/companies/company-csv.rules'
import { cellsOf } from '@/tests/factories/http/csv'
import { wireCompanySummary } from '@/tests/factories/wire/company.wire'

describe('a client in a file', () => {
  it('has the columns of the list', () => {
    expect(cellsOf(COMPANY_COLUMNS, wireCompanySummary())).toEqual({
      'Razão social': 'Horizonte Engenharia',
      'Dia de vencimento da fatura': 5,
      'E-mail de cobrança': null,
      'E-mail de cobrança confirmado em': null,
      'Nome fantasia': 'Horizonte',
      CNPJ: '11.222.333/0001-81',
      UF: 'SP',
      Usuários: 5,
      Pedidos: 18,
      'Cadastro em': '10/09/2024',
      'Ativada em': '10/09/2024',
      Situação: 'Ativa',
    })
  })

  it.each([
    ['waiting', 'Aguardando ativação'],
    ['inactive', 'Inativa'],
  ] as const)('that is %s reads %s, without an activation day if it never was active', (status, word) => {
    const company = wireCompanySummary({ status, activated_at: null })
    expect(cellsOf(COMPANY_COLUMNS, company)).toMatchObject({ Situação: word, 'Ativada em': null })
  })
})
