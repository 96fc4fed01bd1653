import { rowsOf } from './rows'

const WAITING = "select 1 from pg_locks where not granted and locktype = 'transactionid'"

/** Until somebody waits for a row that another transaction holds: whoever waits is seen waiting. */
export async function untilSomebodyWaits(): Promise<void> {
  while ((await rowsOf(WAITING)).length === 0);
}
