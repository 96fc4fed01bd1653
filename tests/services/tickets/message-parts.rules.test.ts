import { messageParts } from '@/services/tickets/message-parts.rules'

const links = (text: string) => messageParts(text).flatMap(({ href }) => href ?? [])

describe('addresses in a message', () => {
  it.each([
    ['Veja https://arrenda.example/guia.', ['https://arrenda.example/guia']],
    ['(https://arrenda.example/a)', ['https://arrenda.example/a']],
    ['https://pt.wikipedia.org/wiki/Bateria_(el)', ['https://pt.wikipedia.org/wiki/Bateria_(el)']],
    ['http://a.example e https://b.example?x=1&y=2', ['http://a.example/', 'https://b.example/?x=1&y=2']],
    ['HTTPS://ARRENDA.EXAMPLE', ['https://arrenda.example/']],
  ])('are found in %j', (text, found) => expect(links(text)).toEqual(found))

  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'ftp://a.example',
    'www.arrenda.example',
    'https://',
    '<b>oi</b>',
  ])('are not seen in %j', (text) => expect(links(text)).toEqual([]))

  it('end before quotes and angle brackets, so that HTML stays text', () => {
    expect(links('<a href="https://a.example" onclick="x()">')).toEqual(['https://a.example/'])
  })
})

it('nothing of a message is lost', () => {
  const text = 'Antes\n https://a.example/x), depois “https://b.example”!\n\nfim'
  expect(
    messageParts(text)
      .map((part) => part.text)
      .join(''),
  ).toBe(text)
})
