import { sql } from 'drizzle-orm'
import type { Check } from './check.types'

/** Payments of invoices, and the credit that came of them (docs/adr/0557). */
export const PAYMENT_CHECKS: readonly Check[] = [
  {
    name: 'payment-totals',
    holds: 'What an invoice says was paid is the sum of its payments that stand.',
    violations: sql`select 'invoice ' || i.id || ' says ' || i.paid_total || ', its payments ' || coalesce(p.paid, 0) as what
      from invoices i left join (select invoice_id, sum(amount) as paid from payments where reversed_at is null group by 1) p
        on p.invoice_id = i.id
      where i.paid_total <> coalesce(p.paid, 0)`,
  },
  {
    name: 'payment-status',
    holds: 'An invoice is paid exactly when its payments cover it.',
    violations: sql`select 'invoice ' || id || ' (' || status || ') has ' || paid_total || ' of ' || total as what
      from invoices where kind <> 'CREDIT' and status in ('ISSUED', 'UNCOLLECTIBLE', 'PAID')
        and (status = 'PAID') <> (paid_total >= total)`,
  },
  {
    name: 'payment-credits',
    holds: 'Overpayment gives a company no more credit than what was paid above the invoice.',
    violations: sql`select 'invoice ' || i.id || ' gave ' || c.given || ', has ' || i.paid_total || ' of ' || i.total as what
      from invoices i join (select invoice_id, sum(amount) as given from company_credits
        where cause in ('OVERPAYMENT', 'REVERSED') group by 1) c on c.invoice_id = i.id
      where c.given < 0
        or c.given > greatest(i.paid_total - case when i.status = 'CANCELED' then 0 else i.total end, 0)`,
  },
]
