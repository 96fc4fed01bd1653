import { sql } from 'drizzle-orm'
import type { Check } from './check.types'

/** What each invoice bills of rental and of service, by its lines. */
const BILLED = sql`select invoice_id, tax_kind, sum(amount) as amount from invoice_lines group by 1, 2`

/** The kind of tax that a document is over. */
const DOCUMENTED = sql`case when d.kind = 'NFSE_SERVICO' then 'SERVICE' else 'RENTAL' end`

/** Fiscal documents of invoices, and their files (docs/adr/0557). */
export const DOCUMENT_CHECKS: readonly Check[] = [
  {
    name: 'invoice-documents',
    // Whatever became of it: staff see one that was rejected or cancelled, and ask again.
    holds: 'Each invoice that somebody issued has asked for a document of its rental, and for one of its service.',
    violations: sql`select 'invoice ' || i.id || ' has no document of its ' || l.tax_kind || ' of ' || l.amount as what
      from invoices i join (${BILLED}) l on l.invoice_id = i.id and l.amount > 0
      where i.issued_by is not null and i.kind <> 'CREDIT' and not exists (
        select from invoice_documents d where d.invoice_id = i.id and ${DOCUMENTED} = l.tax_kind)`,
  },
  {
    name: 'invoice-document-amounts',
    holds: 'A document is of an issued invoice, no credit note, and over what that bills of its kind.',
    violations: sql`select 'document ' || d.id || ' of invoice ' || i.id || ' (' || i.kind || ', ' || i.status || ') is over '
        || d.amount || ', not ' || coalesce(l.amount, 0) as what
      from invoice_documents d join invoices i on i.id = d.invoice_id
      left join (${BILLED}) l on l.invoice_id = i.id and l.tax_kind = ${DOCUMENTED}
      where i.status = 'DRAFT' or i.kind = 'CREDIT' or d.amount <> coalesce(l.amount, 0)`,
  },
  {
    name: 'invoice-document-files',
    holds: 'An authorized document has its number, its day and its PDF; one that waits or was rejected has no file.',
    violations: sql`select 'document ' || id || ' (' || status || ') of invoice ' || invoice_id || ' has '
        || case when pdf_key is null then 'no PDF' else 'the PDF ' || pdf_key end as what
      from invoice_documents
      where status = 'AUTHORIZED' and (number is null or authorized_at is null or pdf_key is null)
        or status in ('PENDING', 'REJECTED') and (pdf_key is not null or xml_key is not null)
        or (status = 'CANCELED') <> (canceled_at is not null)`,
  },
]
