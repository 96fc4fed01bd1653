import { redactRecording } from '@/services/monitoring/recording.rules'

const link = (href: string) => ({ type: 2, tagName: 'a', attributes: { href, class: 'q=1' }, childNodes: [] })
const SEARCH = 'https://arrenda.example/platform/admin/orders?q=ana@horizonte.example'
const HIDDEN = 'https://arrenda.example/platform/admin/orders?q=[removido]'

describe('a recording', () => {
  it('hides the query of the page address', () => {
    expect(redactRecording({ type: 4, data: { href: SEARCH } })).toEqual({ type: 4, data: { href: HIDDEN } })
  })

  it('hides the queries in links and forms at any depth', () => {
    const node = (href: string, action: string) => ({
      type: 0,
      childNodes: [{ attributes: { action }, childNodes: [{ childNodes: [link(href)] }] }],
    })

    expect(redactRecording({ type: 2, data: { node: node(`${SEARCH}#conteudo`, SEARCH) } })).toEqual({
      type: 2,
      data: { node: node(`${HIDDEN}#conteudo`, HIDDEN) },
    })
  })

  it('hides them in later additions and changes', () => {
    const later = (href: string, mail: string) => ({
      type: 3,
      data: { adds: [{ parentId: 1, node: link(href) }], attributes: [{ id: 7, attributes: { href: mail } }] },
    })

    expect(redactRecording(later(SEARCH, 'mailto:ana@horizonte.example'))).toEqual(later(HIDDEN, 'mailto:[removido]'))
  })

  it('keeps the rest as it is', () => {
    const click = { type: 3, data: { source: 2, x: 7 } }
    const asset = { type: 2, data: { node: link('https://arrenda.example/_next/static/chunks/0nvfipdt0vej-.js') } }

    expect(redactRecording(click)).toEqual({ type: 3, data: { source: 2, x: 7 } })
    expect(redactRecording(structuredClone(asset))).toEqual(asset)
  })
})
