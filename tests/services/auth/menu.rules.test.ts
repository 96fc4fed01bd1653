import type { Group } from '@/services/auth/actor.rules'
import { ADMIN_MENU, CLIENT_MENU, landingFor, menuFor } from '@/services/auth/menu.rules'

const CUSTOMER_MENU = ['Início', 'Meus pedidos', 'Equipamentos', 'Chamados', 'Usuários', 'Configurações', 'Ajuda']

describe('the menu', () => {
  // As the specification lists it (section 6), in its order.
  it.each<[Group[], string[]]>([
    [['CLIENTE', 'GESTOR'], CUSTOMER_MENU],
    [['CLIENTE', 'VENDEDOR'], CUSTOMER_MENU],
    [
      ['CLIENTE', 'COLABORADOR'],
      ['Equipamentos', 'Chamados', 'Configurações', 'Ajuda'],
    ],
    [
      ['ADMINISTRADOR'],
      [
        ...['Início', 'Pedidos', 'Painel', 'Itens locados', 'Reservas', 'Produtos', 'Entregas', 'Devoluções'],
        ...['Upgrades', 'Propriedades', 'Usuários', 'Clientes', 'Cadastrar cliente', 'Consultar crédito', 'Faturas'],
        ...['Cupons', 'Chamados'],
      ],
    ],
    // Who has the dashboard finds the reports there.
    [['FINANCEIRO'], ['Início', 'Pedidos', 'Consultar crédito', 'Faturas', 'Relatórios']],
    [
      ['OPERAÇÃO'],
      ['Início', 'Pedidos', 'Itens locados', 'Reservas', 'Entregas', 'Devoluções', 'Clientes', 'Chamados'],
    ],
    [['JURÍDICO'], ['Pedidos']],
    [['PRODUTO'], ['Reservas', 'Produtos', 'Upgrades', 'Propriedades']],
    [['GERENTE VENDEDOR'], ['Pedidos', 'Painel', 'Reservas', 'Usuários', 'Clientes', 'Cadastrar cliente', 'Cupons']],
    [['VENDEDOR'], ['Pedidos', 'Reservas', 'Cadastrar cliente', 'Cupons']],
  ])('of %j', (groups, labels) => {
    const who = { groups, isCompanyAdmin: false, companyId: groups.includes('CLIENTE') ? 1 : null }
    expect(menuFor(who).map(({ label }) => label)).toEqual(labels)
  })
})

describe('the landing page after login', () => {
  it('is one that the user may open, even while a temporary password is to be replaced', () => {
    const who = { groups: ['CLIENTE', 'COLABORADOR'], isCompanyAdmin: false, companyId: 1 } as const
    expect(landingFor(who)).toBe('/platform/equipment')
    expect(landingFor({ ...who, waitsFor: 'new_password' })).toBe('/platform/equipment')
  })
})

it('every route may appear in the header except settings and help', () => {
  const others = [...CLIENT_MENU, ...ADMIN_MENU].filter(({ header }) => !header)
  expect(others.map(({ key }) => key)).toEqual(['settings', 'help'])
})
