import { fillOnce, readScript, runScript } from '../statements'

const UNITS = Number(process.env.UNITS ?? 20_000)

/** Fills an empty database with the companies and units of the stock, and with this many tickets. */
export async function fillTickets(databaseUrl: string, tickets: number): Promise<void> {
  await fillOnce(databaseUrl, 'stock/fill.sql', { units: UNITS })
  const began = Date.now()
  await runScript(databaseUrl, readScript('tickets/fill.sql', { tickets, units: UNITS }))
  console.info(`tickets/fill.sql run in ${String(Math.round((Date.now() - began) / 1000))} s`)
}

/** Who calls: staff who answer tickets, the manager of a company, and one of its members, who sees only their own. */
export type Person = 'staff' | 'manager' | 'member'

const USER_ID: Record<Person, (company: number) => number> = {
  staff: () => 1_000_001,
  manager: (company) => company,
  member: (company) => 2_000_000 + company,
}

/** The id of this person in the script. @param company that of a customer */
export const userIdOf = (person: Person, company: number): number => USER_ID[person](company)
