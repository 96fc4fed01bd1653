import { DESK_VIEWS, deskQuery, parseDeskView } from '@/services/tickets/desk-views.rules'

const NOBODY = { search: '', company: undefined, me: 9 }

describe('the views of the desk', () => {
  it('are those of the address, the first one for anything else', () => {
    expect(DESK_VIEWS.map(parseDeskView)).toEqual([...DESK_VIEWS])
    expect([parseDeskView(null), parseDeskView('x')]).toEqual(['arrenda', 'arrenda'])
  })

  it.each([
    ['arrenda', { open: 'true', ordering: 'next_due_at', waiting_for: 'staff' }],
    ['meus', { open: 'true', ordering: 'next_due_at', assignee_id: 9 }],
    ['atrasados', { open: 'true', ordering: 'next_due_at', late: 'true' }],
    ['cliente', { open: 'true', ordering: 'updated_at', waiting_for: 'customer' }],
    ['encerrados', { status: 'CLOSED', ordering: 'closed_at' }],
  ] as const)('ask in %s for %j', (view, query) => {
    expect(deskQuery({ ...NOBODY, view })).toEqual(query)
  })

  it('do not narrow a search, nor the open tickets of a company', () => {
    expect(deskQuery({ ...NOBODY, view: 'meus', search: '1043', company: 7 })).toEqual({
      search: '1043',
      ordering: 'updated_at',
    })
    expect(deskQuery({ ...NOBODY, view: 'meus', company: 7 })).toEqual({
      open: 'true',
      ordering: 'next_due_at',
      company_id: 7,
    })
  })
})
