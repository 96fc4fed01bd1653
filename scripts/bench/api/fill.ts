import { fillOnce, readScript, runScript } from '../statements'

/** Inserts the orders unless an earlier run did, and shifts their deadlines to today. */
export async function fillOrders(databaseUrl: string, orders: number): Promise<void> {
  await fillOnce(databaseUrl, 'api/fill.sql', { orders })
  await runScript(databaseUrl, readScript('api/renew.sql'))
}

const FIRST_STAFF = 1_000_000

/** Staff by group, and the manager of a company. */
export type Person = 'ADMINISTRADOR' | 'FINANCEIRO' | 'OPERAÇÃO' | 'VENDEDOR' | 'customer'

const USER_ID: Record<Person, (company: number) => number> = {
  ADMINISTRADOR: () => FIRST_STAFF + 1,
  FINANCEIRO: () => FIRST_STAFF + 2,
  OPERAÇÃO: () => FIRST_STAFF + 3,
  VENDEDOR: () => FIRST_STAFF + 4,
  customer: (company) => company,
}

/** The id of this person in the script. @param company that of a customer */
export const userIdOf = (person: Person, company: number): number => USER_ID[person](company)
