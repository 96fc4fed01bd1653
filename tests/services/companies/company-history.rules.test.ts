import type { EventLog } from '@/services/audit/audit.schema'
import { companyChangesOf, companyEventLabel } from '@/services/companies/company-history.rules'
import { companyStatus } from '@/services/companies/company-status.rules'

const event = (overrides: Partial<EventLog>): EventLog => ({
  id: 1,
  model_name: 'company',
  object_id: 1,
  action: 'changed',
  from_stage: null,
  to_stage: null,
  message: null,
  before: null,
  after: null,
  actor_name: 'Marina',
  created_at: '2026-11-20T12:00:00.000Z',
  ...overrides,
})

describe('an event of a company', () => {
  it.each<[string, Partial<EventLog>]>([
    ['Empresa cadastrada', { action: 'created' }],
    ['Dados da empresa alterados', { action: 'changed' }],
    ['Acesso liberado', { action: 'activated' }],
    ['Acesso encerrado', { action: 'deactivated' }],
    ['Cadastro alterado', { action: 'adopted' }],
    ['Endereço Matriz adicionado', { model_name: 'address', action: 'created', after: { label: 'Matriz' } }],
    ['Endereço Obra alterado', { model_name: 'address', before: { label: 'Matriz' }, after: { label: 'Obra' } }],
    ['Endereço Matriz excluído', { model_name: 'address', action: 'removed', before: { label: 'Matriz' } }],
    ['Endereço alterado', { model_name: 'address', action: 'adopted', before: { label: 7 } }],
  ])('reads %s', (text, overrides) => {
    expect(companyEventLabel(event(overrides))).toBe(text)
  })
})

describe('the changes in an event of a company', () => {
  it('are listed field by field, masked, with a text for missing values', () => {
    const before = { cnpj: '11222333000181', trade_name: 'Horizonte', postal_code: '', uf: 'SP', version: 1 }
    const after = { cnpj: '12ABC34501DE35', trade_name: null, postal_code: '01310200', uf: 'SP', version: 2 }
    expect(companyChangesOf(event({ before, after }))).toEqual([
      { field: 'CNPJ', before: '11.222.333/0001-81', after: '12.ABC.345/01DE-35' },
      { field: 'Nome fantasia', before: 'Horizonte', after: 'não informado' },
      { field: 'CEP', before: 'não informado', after: '01310-200' },
    ])
  })

  it('leave out fields that the event does not contain, and are none for other actions', () => {
    const before = { uf: 'SP', city: 'Santos' }
    expect(companyChangesOf(event({ before, after: { uf: 'RJ' } })).map(({ field }) => field)).toEqual(['UF'])
    expect(companyChangesOf(event({ before, after: 'RJ' }))).toEqual([])
    expect(companyChangesOf(event({ action: 'created', after: { uf: 'RJ' } }))).toEqual([])
  })
})

it.each([
  [true, null, 'active'],
  [true, new Date(), 'active'],
  [false, null, 'waiting'],
  [false, new Date(), 'inactive'],
])('a company with active %p, activated at %p, is %s', (active, activatedAt, status) => {
  expect(companyStatus({ active, activatedAt })).toBe(status)
})
