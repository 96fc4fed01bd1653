import { addStay, addSums, daysOfShare, noStays } from '@/services/dashboard/stays.rules'

/** Stays from 9:00 on one Monday, each of so many minutes. */
const staysOf = (minutes: readonly number[]) => {
  const sums = noStays()
  const enteredAt = new Date('2026-11-23T09:00:00-03:00')
  for (const one of minutes)
    addStay(sums, {
      enteredAt,
      leftAt: new Date(enteredAt.getTime() + one * 60_000),
      isDue: one > 100,
      isLate: one > 300,
    })
  return sums
}

describe('the sums of stays', () => {
  it('count minutes, deadlines, what was late, and how long each took', () => {
    expect(staysOf([54, 60, 108, 432])).toEqual({
      ...{ stays: 4, minutes: 654, due: 2, late: 1 },
      spread: new Map([
        [1, 2],
        [2, 1],
        [8, 1],
      ]),
    })
  })

  it('can be added, and what was counted among them taken off', () => {
    const all = staysOf([54, 108, 432])
    addSums(all, staysOf([270]))
    addSums(all, staysOf([54, 270]), -1)
    const { spread, ...sums } = all
    expect(sums).toEqual({ stays: 2, minutes: 540, due: 2, late: 1 })
    expect([...spread].filter(([, count]) => count > 0)).toEqual([
      [2, 1],
      [8, 1],
    ])
  })
})

describe('how long a share of the stays took at most', () => {
  const ten = [540, 54, 486, 108, 432, 162, 378, 216, 324, 270]

  it('is the smallest time that so many did not exceed', () => {
    expect([daysOfShare(staysOf(ten), 90), daysOfShare(staysOf([...ten, 540]), 90)]).toEqual([0.9, 1])
    expect([daysOfShare(staysOf(ten), 50), daysOfShare(staysOf([54, 540]), 50)]).toEqual([0.5, 0.1])
    expect(daysOfShare(staysOf([0, 0]), 50)).toBe(0)
  })

  it('is nothing without stays', () => {
    expect(daysOfShare(noStays(), 50)).toBeNull()
  })
})
