import { userColumns } from '@/services/users/user-csv.rules'
import { cellsOf } from '@/tests/factories/http/csv'
import { wireManagedUser } from '@/tests/factories/wire/managed-user.wire'

const BRUNO = {
  Nome: 'Bruno Tavares',
  'E-mail': 'colaborador@horizonte.example',
  Celular: '(11) 98765-0003',
  Responsável: 'Marina Duarte',
  'Último acesso': '19/11/2026 11:05',
  Situação: 'Ativo',
  'Cadastro em': '02/03/2026',
}
const companies = [{ id: 1, corporate_name: 'Horizonte', cnpj: '11222333000181' }]

describe('a user in a file', () => {
  it('of a company has a type, admin status and equipment count', () => {
    expect(cellsOf(userColumns('customer'), wireManagedUser({ equipment_count: 2 }))).toEqual({
      ...BRUNO,
      Tipo: 'Colaborador',
      'Administra a conta': 'Não',
      Equipamentos: 2,
    })
    expect(cellsOf(userColumns('customer'), wireManagedUser({ is_company_admin: true }))).toMatchObject({
      'Administra a conta': 'Sim',
    })
  })

  it.each([
    [['VENDEDOR'], 'Vendedor', 1],
    [['OPERAÇÃO', 'JURÍDICO'], 'Operação e Jurídico', null],
  ] as const)('of staff with %j has profiles and, for a salesperson, companies', (groups, Perfis, Empresas) => {
    const user = wireManagedUser({ permissions_groups: [...groups], permitted_companys: companies })
    expect(cellsOf(userColumns('staff'), user)).toEqual({ ...BRUNO, Perfis, Empresas })
  })

  it('leaves unknown values empty', () => {
    const user = wireManagedUser({ phone: null, responsible: null, last_login: null, active: false })
    expect(cellsOf(userColumns('customer'), user)).toMatchObject({
      Celular: null,
      Responsável: null,
      'Último acesso': null,
      Situação: 'Desativado',
    })
  })
})
