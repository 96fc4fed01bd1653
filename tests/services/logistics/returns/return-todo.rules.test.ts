import { picturesByMoment, returnDueOn, returnTodo } from '@/services/logistics/returns/return-todo.rules'

const TODAY = '2026-11-23'
const asked = { status: 'AWAITING_RETURN', expectedOn: null, received: 0 } as const

describe('the next step of a return', () => {
  it.each([
    ['collect', 'once it was requested', {}],
    ['collect', 'while it is stopped', { status: 'STOPPED', expectedOn: TODAY }],
    ['on_the_way', 'while its day is unknown', { status: 'EQUIPMENT_RETURN' }],
    ['on_the_way', 'before its expected day', { status: 'EQUIPMENT_RETURN', expectedOn: '2026-11-24' }],
    ['receive', 'on that day', { status: 'EQUIPMENT_RETURN', expectedOn: TODAY }],
    ['receive', 'once a part has arrived', { received: 1 }],
    ['appraise', 'once it was received', { status: 'RETURN_RECEIVED', received: 2 }],
    ['appraise', 'while a report is missing', { status: 'PENDING_REPORT' }],
    ['done', 'at its destination', { status: 'DESTINATION', received: 2 }],
    ['canceled', 'once it was cancelled', { status: 'CANCELED', received: 1 }],
  ] as const)('is %s %s', (todo, _, facts) => {
    expect(returnTodo({ ...asked, ...facts }, TODAY)).toBe(todo)
  })
})

describe('the step of a return is due', () => {
  const unknown = { request_date: null, delivery_eta: null, delivery_date: null }
  const known = { request_date: '2026-11-10', delivery_eta: '2026-11-20', delivery_date: '2026-11-22' }

  it.each([
    ['AWAITING_RETURN', { delivery_eta: null }, '2026-11-17'],
    ['AWAITING_RETURN', {}, '2026-11-20'],
    ['STOPPED', {}, '2026-11-20'],
    ['EQUIPMENT_RETURN', {}, '2026-11-20'],
    ['EQUIPMENT_RETURN', { delivery_eta: null }, null],
    ['RETURN_RECEIVED', {}, '2026-11-25'],
    ['PENDING_REPORT', { delivery_eta: null }, '2026-11-25'],
  ] as const)('in %s with %j on %s', (delivery_status, days, due) => {
    expect(returnDueOn({ delivery_status, ...known, ...days })).toBe(due)
    expect(returnDueOn({ delivery_status, ...unknown })).toBeNull()
  })
})

it('photos are grouped by moment, in the order of the rental', () => {
  const photo = (id: number, moment: string) => ({ id, src: `/pictures/${String(id)}`, moment })
  const told = picturesByMoment([photo(1, 'appraisal'), photo(2, 'packing'), photo(3, 'appraisal')])
  expect(told.map(({ label, pictures }) => [label, pictures.map(({ id }) => id)])).toEqual([
    ['Na separação', [2]],
    ['Na devolução', [1, 3]],
  ])
})
