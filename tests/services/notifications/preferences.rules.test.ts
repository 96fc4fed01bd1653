import { NOTIFICATION_KINDS, NOTIFICATION_RULES } from '@/services/notifications/kinds.rules'
import { CHOOSABLE_KINDS } from '@/services/notifications/reachable-kinds.rules'
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

  it('can be chosen for no kind that is always or never mailed and has no bell', () => {
    for (const kind of NOTIFICATION_KINDS) {
      const { bell, mail } = NOTIFICATION_RULES[kind]
      const isFixed = bell === 'never' && (mail === 'always' || mail === 'never')
      if (isFixed) expect(CHOOSABLE_KINDS).not.toContain(kind)
    }
  })
})

describe('a switch of the first version', () => {
  const ALL_OFF = { order_turn: { bell: null, mail: false }, order_late: { bell: null, mail: false } }

  it('is on while any mail that it covers is', () => {
    expect(isSwitchOn('orders', ALL_OFF)).toBe(true)
    expect(isSwitchOn('news', {})).toBe(false)
    expect(isSwitchOn('news', { news: { bell: null, mail: true } })).toBe(true)
  })

  it('turned off turns all of them off, and back on brings the defaults back', () => {
    const off = switchMails('tickets', false, {})
    expect(off).toMatchObject({ ticket_reply: false, ticket_new: false })
    const choices = Object.fromEntries(Object.keys(off).map((kind) => [kind, { bell: null, mail: false }]))
    expect(isSwitchOn('tickets', choices)).toBe(false)
    expect(switchMails('tickets', true, choices)).toMatchObject({ ticket_reply: true, ticket_new: false })
  })

  it('changes nothing when it stands so already', () => {
    expect(switchMails('orders', true, ALL_OFF)).toEqual({})
    expect(switchMails('news', false, {})).toEqual({})
  })

  it('turns on what is off by default when it covers nothing else', () => {
    expect(switchMails('news', true, {})).toEqual({ news: true })
  })
})
