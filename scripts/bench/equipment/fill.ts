import { hashPassword } from '@/server/auth/passwords'
import { fillOnce, runScript } from '../statements'

/** The large company: it holds 2,500 units and has one in nine events; others have 20 to 1,000 units. */
export const LARGE = 1

/** Gives the large company a ninth of all events and recomputes the counters that triggers maintain. */
const LARGE_COMPANY = `
set session_replication_role = replica;
update unit_events set company_id = ${String(LARGE)} where id % 9 = 0;
truncate movement_tallies;
insert into movement_tallies (company_id, month, event_type, relocation_type, relocation_status, unit_status, movements)
  select company_id, month, event_type, relocation_type, relocation_status, unit_status, count(*)
  from (select *, date_trunc('month', created_at at time zone 'America/Sao_Paulo')::date as month from unit_events) dated
  where company_id is not null
  group by grouping sets ((company_id, event_type, relocation_type, relocation_status, unit_status),
    (company_id, month, event_type, relocation_type, relocation_status, unit_status));
vacuum analyze
`

/** Fills a database with this many units, ten times as many events, and one large company. */
export async function fillEquipment(url: string, units: number): Promise<void> {
  await fillOnce(url, 'stock/fill.sql', { units })
  await runScript(url, LARGE_COMPANY)
}

/** Sets the password of the large company's manager. */
export async function letManagerIn(url: string, password: string): Promise<void> {
  const hash = await hashPassword(password)
  await runScript(url, `update users set password_hash = '${hash}' where id = ${String(LARGE)}`)
}
