import type { Team } from '../orders/order-road'
import { aCompany, aStaffUser, aUser } from '../people/users.factory'

/** Somebody who commands: as which side they call, and as what the model knows them; nothing is theirs otherwise. */
export type Person = { token: string; side: 'customer' | 'staff'; as: readonly string[] }

/** Everybody who could come across an order: those whose it is, and those who must not see or touch it. */
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
