import type { Team } from '../orders/order-road'
import { aCompany, aStaffUser, aUser } from '../people/users.factory'

/** A person who sends commands: the side that they call as, and the roles that the model gives them. */
export type Person = { token: string; side: 'customer' | 'staff'; as: readonly string[] }

/** People with and without access to an order. */
export async function everyone(team: Team): Promise<Person[]> {
  const { company } = team
  const customers = [
    [team.customer, ['customer']],
    [await aUser({ company, groups: ['CLIENTE', 'VENDEDOR'] }), ['customer']],
    [await aUser({ company, groups: ['CLIENTE', 'COLABORADOR'] }), []],
    [await aUser({ company: await aCompany() }), []],
  ] as const
  const staff = [
    [team.admin, ['ADMINISTRADOR']],
    [await aStaffUser(['OPERAÇÃO']), ['OPERAÇÃO']],
    [await aStaffUser(['JURÍDICO']), ['JURÍDICO']],
    [await aStaffUser(['FINANCEIRO']), ['FINANCEIRO']],
    [await aStaffUser(['GERENTE VENDEDOR']), ['GERENTE VENDEDOR']],
    [await aUser({ groups: ['VENDEDOR'], company: null, permitted: [company] }), ['VENDEDOR']],
    [await aUser({ groups: ['VENDEDOR'], company: null }), []],
    [await aStaffUser(['PRODUTO']), []],
  ] as const
  return [
    ...customers.map(([{ token }, as]): Person => ({ token, side: 'customer', as })),
    ...staff.map(([{ token }, as]): Person => ({ token, side: 'staff', as })),
  ]
}
