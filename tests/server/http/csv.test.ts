import { createApp } from '@/server/app'
import { toDay } from '@/services/format/format.rules'
import { callApi } from '@/tests/factories/http/call-api'
import { readCsv, readCsvRows } from '@/tests/factories/http/csv'
import { aTeam, aTeamAt, type Team } from '@/tests/factories/orders/order-road'
import { aHouse, listUsers } from '@/tests/factories/people/managed-users.factory'
import { aCompany, aStaffUser } from '@/tests/factories/people/users.factory'
import { rowsOf } from '@/tests/factories/rows'

let open: Team
let packing: Team
let other: Team
let salesperson: string

beforeAll(async () => {
  const company = await aCompany({ corporateName: '=Horizonte; "Engenharia"', cnpj: '12ABC34501DE35' })
  open = await aTeam({ company, quantity: 3 })
  packing = await aTeamAt('PACKAGING', { company, customer: open.customer, quantity: 2 })
  other = await aTeam({ company: await aCompany({ corporateName: 'Atlântica Logística' }) })
  salesperson = (await aStaffUser(['VENDEDOR'], { company, permitted: [company] })).token
  await rowsOf(
    `update orders set created_at = '2026-11-03T01:30:00Z', updated_at = '2026-11-04T12:00:00Z',
       due_at = '2026-11-24T21:00:00Z' where id = $1`,
    [open.orderId],
  )
})

const file = async (path: string, token: string) => {
  const { status, body } = await callApi<string>('GET', path, { token })
  expect([path, status]).toEqual([path, 200])
  return body
}

const numbersIn = async (path: string, token: string) => readCsvRows(await file(path, token)).map((row) => row.Pedido)

describe('the exported orders', () => {
  it('have a column for everything that the customer sees in the list', async () => {
    expect(readCsv(await file('/checkout-csv-extract?search=1', open.customer.token))).toEqual([
      [
        'Pedido',
        'Etapa',
        'Vez',
        'Prazo',
        'Itens',
        'Quantidade',
        'Plano (meses)',
        'Mensalidade (R$)',
        'Locação até',
      ].concat(['Data do pedido', 'Atualizado em']),
      ['000001', 'Proposta', 'Sua vez', '24/11/2026 18:00', '3 notebooks', '3', '24', '903,00', ''].concat([
        '02/11/2026 22:30',
        '04/11/2026 09:00',
      ]),
    ])
  })

  it('also have the company for staff, with formulas escaped', async () => {
    const [row] = readCsvRows(
      await file(`/checkout-management-csv-extract?search=12.ABC&ordering=created_at`, salesperson),
    )
    expect(row).toMatchObject({
      Pedido: '000001',
      Empresa: `'=Horizonte; "Engenharia"`,
      CNPJ: '12.ABC.345/01DE-35',
      Etapa: 'Proposta',
      'Vez de': 'Cliente',
      'Mensalidade (R$)': '903,00',
    })
  })

  it.each([
    '',
    'stage_name=PACKAGING',
    'turn=staff',
    'late=true',
    'late=false',
    'search=2',
    'search=atlantica',
    'ordering=monthly_fee',
    'ordering=-due_at',
  ])('are exactly those of the list with ?%s, in its order', async (query) => {
    for (const [list, token] of [
      ['/checkout', open.customer.token],
      ['/checkout-management', open.admin.token],
      ['/checkout-management', salesperson],
    ] as const) {
      const { body } = await callApi<{ results: { order_mask_id: string }[] }>('GET', `${list}?${query}`, { token })
      const found = body.results.map(({ order_mask_id }) => order_mask_id)
      expect(await numbersIn(`${list}-csv-extract?${query}`, token)).toEqual(found)
    }
  })

  it('can be filtered to those that wait for the caller’s group', async () => {
    const { token } = await aStaffUser(['OPERAÇÃO'])
    expect(await numbersIn('/checkout-management-csv-extract?mine=true', token)).toEqual([packing.ref.maskId])
  })

  it('never include one of another company', async () => {
    const { companyId } = other
    const theirs = 'Atlântica Logística'
    expect(await file('/checkout-management-csv-extract', open.admin.token)).toContain(theirs)
    for (const [path, token] of [
      ['/checkout-csv-extract', open.customer.token],
      ['/checkout-management-csv-extract', salesperson],
      [`/checkout-management-csv-extract?company_id=${String(companyId)}`, salesperson],
    ] as const) {
      expect(await file(path, token)).not.toContain(theirs)
    }
    expect(await numbersIn(`/checkout-management-csv-extract?company_id=${String(companyId)}`, salesperson)).toEqual([])
  })

  it.each(['page=2', 'page_size=10', 'stage_name=LOST', 'colour=red'])('refuse ?%s', async (query) => {
    const { status, body } = await callApi('GET', `/checkout-csv-extract?${query}`, { token: open.customer.token })
    expect([status, body.code]).toEqual([400, 'invalid'])
  })

  it('have a Portuguese file name with the day, and a byte order mark for Excel', async () => {
    const answer = await createApp().request('/api/checkout-csv-extract', {
      headers: { Authorization: `Bearer ${open.customer.token}` },
    })
    expect(answer.headers.get('Content-Type')).toBe('text/csv; charset=utf-8')
    expect(answer.headers.get('Content-Disposition')).toContain(`filename="meus-pedidos-${toDay(new Date())}.csv"`)
    expect(answer.headers.get('Cache-Control')).toBe('private, no-store')
    expect(answer.headers.get('X-Content-Type-Options')).toBe('nosniff')
    expect([...new Uint8Array(await answer.arrayBuffer()).slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
  })
})

describe('the exported clients', () => {
  it('have the columns of the list, for the companies that the caller sees', async () => {
    await rowsOf(`update companies set created_at = '2026-11-03T01:30:00Z' where id = $1`, [open.companyId])
    const [titles, ...rows] = readCsv(await file('/company-management-csv-extract', salesperson))
    expect(titles).toEqual([
      'Razão social',
      'Nome fantasia',
      'CNPJ',
      'UF',
      'Usuários',
      'Pedidos',
      'Cadastro em',
      'Ativada em',
      'Dia de vencimento da fatura',
      'E-mail de cobrança',
      'E-mail de cobrança confirmado em',
      'Situação',
    ])
    expect(rows).toEqual([
      [`'=Horizonte; "Engenharia"`, expect.any(String), '12.ABC.345/01DE-35', 'SP', '1', '2'].concat([
        '02/11/2026',
        '',
        '5',
        '',
        '',
        'Ativa',
      ]),
    ])
  })

  it.each(['search=atlantica', 'search=12abc', 'status=waiting', 'ordering=-created_at', ''])(
    'are exactly those of the list with ?%s',
    async (query) => {
      const { token } = open.admin
      const { body } = await callApi<{ results: { cnpj: string }[] }>(
        'GET',
        `/company-management?page_size=100&${query}`,
        { token },
      )
      const rows = readCsvRows(await file(`/company-management-csv-extract?${query}`, token))
      expect(rows.map((row) => row.CNPJ?.replace(/[./-]/g, ''))).toEqual(body.results.map(({ cnpj }) => cnpj))
    },
  )
})

describe('the exported users', () => {
  it('are those of the caller’s company, exactly as in the list', async () => {
    const { admin, manager, member } = await aHouse()
    await rowsOf(
      `update users set phone = '+5511987654321', last_login = '2026-11-20T12:00:00Z', first_name = '@Caio',
         created_at = '2026-11-03T12:00:00Z' where id = $1`,
      [member.id],
    )
    const all = readCsvRows(await file('/users-csv-extract', manager.token))
    expect(all.map((row) => row['E-mail'])).toEqual(
      (await listUsers(manager.token)).body.results.map(({ email }) => email),
    )
    expect(readCsv(await file('/users-csv-extract?type=COLABORADOR', admin.token))).toEqual([
      [
        'Nome',
        'E-mail',
        'Celular',
        'Tipo',
        'Administra a conta',
        'Equipamentos',
        'Responsável',
        'Último acesso',
      ].concat(['Situação', 'Cadastro em']),
      [`'@Caio`, member.email, '(11) 98765-4321', 'Colaborador', 'Não', '0', 'Gil Gestor', '20/11/2026 09:00'].concat([
        'Ativo',
        '03/11/2026',
      ]),
    ])
  })

  it('are staff for ADMINISTRADOR, and salespeople only for GERENTE VENDEDOR', async () => {
    const { token } = await aStaffUser(['GERENTE VENDEDOR'])
    const rows = readCsvRows(await file('/users-csv-extract', token))
    expect(rows.map((row) => [row.Perfis, row.Empresas])).toEqual([['Vendedor', '1']])
    expect(readCsvRows(await file('/users-csv-extract?type=ADMINISTRADOR', open.admin.token)).length).toBeGreaterThan(1)
  })

  it('have the accent in the file name', async () => {
    const { headers } = await callApi('GET', '/users-csv-extract', { token: open.admin.token })
    expect(headers.get('Content-Disposition')).toBe(
      `attachment; filename="usuarios-${toDay(new Date())}.csv"; filename*=UTF-8''usu%C3%A1rios-${toDay(new Date())}.csv`,
    )
  })
})
