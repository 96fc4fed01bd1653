import { fillOnce, readScript, runScript } from '../statements'

/** Writes the orders unless an earlier run did, and moves their deadlines to where they were on that day. */
export async function fillOrders(databaseUrl: string, orders: number): Promise<void> {
  await fillOnce(databaseUrl, 'api/fill.sql', { orders })
  await runScript(databaseUrl, readScript('api/renew.sql'))
}

const FIRST_STAFF = 1_000_000

/** Staff by their group, and the manager of a company. */
export type Person = 'ADMINISTRADOR' | 'FINANCEIRO' | 'OPERAÇÃO' | 'VENDEDOR' | 'customer'

const USER_ID: Record<Person, (company: number) => number> = {
  ADMINISTRADOR: () => FIRST_STAFF + 1,
  FINANCEIRO: () => FIRST_STAFF + 2,
  OPERAÇÃO: () => FIRST_STAFF + 3,
  VENDEDOR: () => FIRST_STAFF + 4,
  customer: (company) => company,
}

/** The id that the script gives this person. @param company the customer's */
export const userIdOf = (person: Person, company: number): number => USER_ID[person](company)
