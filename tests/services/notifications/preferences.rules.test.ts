import { NOTIFICATION_KINDS } from '@/services/notifications/kinds.rules'
import { channelsOf, isSwitchOn, switchMails } from '@/services/notifications/preferences.rules'

describe('where a kind goes for somebody', () => {
  it.each([
    ['order_turn', undefined, { bell: true, mail: true }],
    ['order_turn', { mail: false }, { bell: true, mail: false }],
    ['order_turn', { bell: false, mail: null }, { bell: false, mail: true }],
    ['ticket_new', undefined, { bell: true, mail: false }],
    ['ticket_new', { mail: true }, { bell: true, mail: true }],
    ['credit_done', { mail: true }, { bell: true, mail: false }],
    ['news', undefined, { bell: false, mail: false }],
    ['news', { bell: true, mail: true }, { bell: false, mail: true }],
    ['account', { bell: true, mail: false }, { bell: false, mail: true }],
  ] as const)('%s with %j is %j', (kind, chosen, expected) => {
    expect(channelsOf(kind, chosen)).toEqual(expected)
  })
})

describe('a switch of the first version', () => {
  const ALL = NOTIFICATION_KINDS
  const ALL_OFF = { order_turn: { bell: null, mail: false }, order_late: { bell: null, mail: false } }

  it('is on while any mail that it covers is', () => {
    expect(isSwitchOn('orders', ALL_OFF, ALL)).toBe(true)
    expect(isSwitchOn('news', {}, ALL)).toBe(false)
    expect(isSwitchOn('news', { news: { bell: null, mail: true } }, ALL)).toBe(true)
  })

  it('covers only what reaches the person', () => {
    expect(isSwitchOn('orders', ALL_OFF, ['order_turn', 'order_late'])).toBe(false)
    expect(isSwitchOn('tickets', {}, [])).toBe(false)
    expect(switchMails('tickets', false, {}, ['ticket_closed', 'news'])).toEqual({ ticket_closed: false })
  })

  it('turned off turns all of them off, and back on brings the defaults back', () => {
    const off = switchMails('tickets', false, {}, ALL)
    expect(off).toMatchObject({ ticket_reply: false, ticket_new: false })
    const choices = Object.fromEntries(Object.keys(off).map((kind) => [kind, { bell: null, mail: false }]))
    expect(isSwitchOn('tickets', choices, ALL)).toBe(false)
    expect(switchMails('tickets', true, choices, ALL)).toMatchObject({ ticket_reply: true, ticket_new: false })
  })

  it('changes nothing when it stands so already', () => {
    expect(switchMails('orders', true, ALL_OFF, ALL)).toEqual({})
    expect(switchMails('news', false, {}, ALL)).toEqual({})
  })

  it('turns on what is off by default when it covers nothing else', () => {
    expect(switchMails('news', true, {}, ALL)).toEqual({ news: true })
  })
})
