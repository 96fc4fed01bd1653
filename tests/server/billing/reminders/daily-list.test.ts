import { listInvoicesForStaff } from '@/server/billing/reminders/list-for-staff'
import { anInvoice } from '@/tests/factories/billing/invoices.factory'
import { aCompany, aStaffUser } from '@/tests/factories/people/users.factory'
import { rowsOf } from '@/tests/factories/rows'

const nineOn = (day: string) => new Date(`${day}T12:00:00Z`)

const listsTo = (email: string) =>
  rowsOf<{ subject: string; paragraphs: string[] }>(
    `select data ->> 'subject' as subject, data -> 'paragraphs' as paragraphs from mail_outbox where recipient = $1 order by id`,
    [email],
  )
const plain = (text = '') => text.replaceAll('\u00a0', ' ')

describe('the list of the invoices of a day', () => {
  it('goes once to each person of FINANCEIRO, on business days with something to tell', async () => {
    const finance = await aStaffUser(['FINANCEIRO'])
    const admin = await aStaffUser(['ADMINISTRADOR'])
    const company = await aCompany()
    await listInvoicesForStaff(nineOn('2026-12-03'))
    expect(await listsTo(finance.email)).toEqual([])

    const [today, late, old] = [
      await anInvoice({ company, dueOn: '2026-12-07', period: '2026-11-01' }),
      await anInvoice({ company, dueOn: '2026-12-04', period: '2026-10-01' }),
      await anInvoice({ company, dueOn: '2026-11-05', period: '2026-09-01' }),
    ]
    for (const day of ['2026-12-05', '2026-12-06', '2026-12-07', '2026-12-07']) await listInvoicesForStaff(nineOn(day))

    const [list, ...others] = await listsTo(finance.email)
    expect(others).toEqual([])
    expect(plain(list?.subject)).toBe('Faturas de 07/12/2026: 2 faturas vencidas: R$ 1.800,00')
    const named = (number: number | null, when: string) =>
      `${String(number).padStart(6, '0')} · ${company.corporateName} · R$ 900,00 · ${when}`
    expect(list?.paragraphs.map(plain)).toEqual([
      named(late.number, 'venceu em 04/12/2026'),
      named(today.number, 'vence hoje'),
    ])
    expect(old.number).not.toBeNull()
    expect(await listsTo(admin.email)).toEqual([])
  })

  it('names the due day that counts now, and says when a weekend gives one more day', async () => {
    const finance = await aStaffUser(['FINANCEIRO'])
    const company = await aCompany()
    await anInvoice({ company, dueOn: '2026-12-12', period: '2026-11-01' })
    await anInvoice({ company, dueOn: '2026-11-20', extendedTo: '2026-12-14', period: '2026-10-01' })
    await anInvoice({ company, dueOn: '2026-11-20', extendedTo: '2026-12-11', period: '2026-09-01' })
    await listInvoicesForStaff(nineOn('2026-12-14'))
    const [list] = await listsTo(finance.email)
    expect(list?.paragraphs.map((line) => line.split(' · ').at(-1))).toEqual([
      'venceu em 11/12/2026',
      'venceu em 12/12/2026, sem encargos até hoje',
      'vence hoje',
    ])
  })
})
