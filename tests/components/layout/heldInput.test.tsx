import { act, createElement, Suspense, useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { replayHeldInput } from '@/services/browser/held-input'
import { startScript } from '@/services/browser/page-start.rules'

const sent: { text: string; agreed: boolean }[] = []

const Form = () => {
  const [text, setText] = useState('')
  const [agreed, setAgreed] = useState(false)
  const [place, setPlace] = useState('SP')
  return (
    <form onSubmit={(event) => event.preventDefault()}>
      <input aria-label="Nome" value={text} onChange={(event) => setText(event.target.value)} />
      <input type="checkbox" checked={agreed} onChange={(event) => setAgreed(event.target.checked)} />
      <select value={place} onChange={(event) => setPlace(event.target.value)}>
        <option>SP</option>
        <option>RJ</option>
      </select>
      <output>{place}</output>
      <button type="submit" onClick={() => sent.push({ text, agreed })}>
        Enviar
      </button>
    </form>
  )
}

const page = createElement(Suspense, null, createElement(Form))

/** Serves the page as its HTML, with the script of its head. */
function open(scripts: string): HTMLElement {
  const start = document.createElement('script')
  start.dataset.scripts = scripts
  start.textContent = startScript
  document.head.replaceChildren(start)
  const root = document.createElement('div')
  root.innerHTML = renderToString(page)
  document.body.replaceChildren(root)
  return root
}

const find = <T extends HTMLElement>(root: HTMLElement, selector: string): T => {
  const found = root.querySelector<T>(selector)
  if (!found) throw new Error(selector)
  return found
}

const start = (root: HTMLElement) =>
  act(async () => {
    hydrateRoot(root, page)
    replayHeldInput()
    await Promise.resolve()
  })

beforeEach(() => sent.splice(0))

describe('the start of a page', () => {
  it('loads its scripts in their order', () => {
    open('/a.js /b.js')
    const scripts = [...document.head.querySelectorAll<HTMLScriptElement>('script[src]')]

    expect(scripts.map((script) => [script.getAttribute('src'), script.async])).toEqual([
      ['/a.js', false],
      ['/b.js', false],
    ])
  })

  it('does not load them before the HTML is complete, which they read', () => {
    const state = jest.spyOn(document, 'readyState', 'get').mockReturnValue('loading')
    open('/a.js')
    expect(document.head.querySelector('script[src]')).toBeNull()

    state.mockReturnValue('interactive')
    document.dispatchEvent(new Event('DOMContentLoaded'))
    expect(document.head.querySelector('script[src]')).toHaveAttribute('src', '/a.js')
    state.mockRestore()
  })

  it('sends what was typed and pressed before it could answer, once', async () => {
    const root = open('/a.js')
    find<HTMLInputElement>(root, 'input').value = 'Horizonte'
    find(root, 'button').click()
    find(root, 'button').click()
    expect(sent).toEqual([])

    await start(root)

    expect(find<HTMLInputElement>(root, 'input').value).toBe('Horizonte')
    expect(sent).toEqual([{ text: 'Horizonte', agreed: false }])
  })

  it('checks a box that was pressed before it could answer', async () => {
    const root = open('/a.js')
    find<HTMLInputElement>(root, '[type=checkbox]').click()

    await start(root)

    expect(find<HTMLInputElement>(root, '[type=checkbox]').checked).toBe(true)
    await act(async () => {
      find(root, 'button').click()
      await Promise.resolve()
    })
    expect(sent).toEqual([{ text: '', agreed: true }])
  })

  it('keeps what was chosen before it could answer', async () => {
    const root = open('/a.js')
    find<HTMLSelectElement>(root, 'select').value = 'RJ'

    await start(root)

    expect(find(root, 'output')).toHaveTextContent('RJ')
  })
})
