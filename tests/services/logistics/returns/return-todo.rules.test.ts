import { isLateReturn, lateBefore, picturesByMoment, returnTodo } from '@/services/logistics/returns/return-todo.rules'

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

  const unknown = { requestedOn: null, expectedOn: null, receivedOn: null }

  it.each([
    ['collect', 'requestedOn', '2026-11-15', true],
    ['collect', 'requestedOn', '2026-11-16', false],
    ['appraise', 'receivedOn', '2026-11-19', true],
    ['appraise', 'receivedOn', '2026-11-20', false],
    ['receive', 'expectedOn', '2026-11-22', true],
    ['receive', 'expectedOn', TODAY, false],
    ['on_the_way', 'expectedOn', '2026-11-22', false],
  ] as const)('%s, with %s on %s, is late: %p', (todo, day, at, late) => {
    expect(isLateReturn(todo, { ...unknown, [day]: at }, TODAY)).toBe(late)
    expect(isLateReturn(todo, unknown, TODAY)).toBe(false)
  })

  it('is late a week after the request, three days after the receipt', () => {
    expect([lateBefore('collect', TODAY), lateBefore('appraise', TODAY)]).toEqual(['2026-11-16', '2026-11-20'])
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
