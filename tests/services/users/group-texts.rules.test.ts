import { groupLabel, groupsLabel } from '@/services/users/group-texts.rules'

describe('the groups of a user as text', () => {
  it.each([
    [['CLIENTE', 'VENDEDOR'], 'Comprador'],
    [['CLIENTE', 'GESTOR'], 'Gestor'],
    [['CLIENTE'], 'Cliente'],
    [['VENDEDOR', 'GERENTE VENDEDOR'], 'Vendedor e Gerente de vendas'],
    [['ADMINISTRADOR', 'OUTRO'], 'Administrador'],
  ])('%j: %s', (groups, text) => {
    expect(groupsLabel(groups)).toBe(text)
  })

  it.each([
    ['VENDEDOR', 'Comprador', 'Vendedor'],
    ['GESTOR', 'Gestor', 'GESTOR'],
    ['FINANCEIRO', 'FINANCEIRO', 'Financeiro'],
  ])('%s is %s to a customer and %s to staff', (group, customer, staff) => {
    expect([groupLabel(group, 'customer'), groupLabel(group, 'staff')]).toEqual([customer, staff])
  })
})
