import { act, createElement, Suspense, useState } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { useShortcut } from '@/components/ui/navigation/useShortcut'
import { replayHeldInput } from '@/services/browser/held-input'
import { startScript } from '@/services/browser/page-start.rules'

const sent: { text: string; note: string; agreed: boolean; chosen: string }[] = []

const Form = () => {
  const [text, setText] = useState('')
  const [note, setNote] = useState('')
  const [agreed, setAgreed] = useState(false)
  const [place, setPlace] = useState('SP')
  const [chosen, setChosen] = useState('Pix')
  const [ticks, setTicks] = useState(0)
  useShortcut({ key: '1', act: () => setTicks(ticks + 1) })
  return (
    <form onSubmit={(event) => event.preventDefault()}>
      <input aria-label="Nome" value={text} onChange={(event) => setText(event.target.value)} />
      <textarea value={note} onChange={(event) => setNote(event.target.value)} />
      <input type="checkbox" checked={agreed} onChange={(event) => setAgreed(event.target.checked)} />
      {['Pix', 'Boleto', 'Cartão'].map((way) => (
        <input
          key={way}
          aria-label={way}
          type="radio"
          name="way"
          checked={chosen === way}
          onChange={() => setChosen(way)}
        />
      ))}
      <select value={place} onChange={(event) => setPlace(event.target.value)}>
        <option>SP</option>
        <option>RJ</option>
      </select>
      <output>{place}</output>
      <meter value={ticks} />
      <button type="submit" onClick={() => sent.push({ text, note, agreed, chosen })}>
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

let hydrated: Root | undefined

const start = (root: HTMLElement) =>
  act(async () => {
    hydrated = hydrateRoot(root, page)
    replayHeldInput()
    await Promise.resolve()
  })

const press = (target: HTMLElement): boolean =>
  target.dispatchEvent(new KeyboardEvent('keydown', { key: '1', bubbles: true, cancelable: true }))

beforeEach(() => sent.splice(0))
afterEach(() => act(() => hydrated?.unmount()))

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
    find<HTMLTextAreaElement>(root, 'textarea').value = 'Portaria 2'
    find(root, 'button').click()
    find(root, 'button').click()
    expect(sent).toEqual([])

    await start(root)

    expect(find<HTMLInputElement>(root, 'input').value).toBe('Horizonte')
    expect(sent).toEqual([{ text: 'Horizonte', note: 'Portaria 2', agreed: false, chosen: 'Pix' }])
  })

  it('checks the boxes and radios that were pressed before it could answer', async () => {
    const root = open('/a.js')
    const box = find<HTMLInputElement>(root, '[type=checkbox]')
    const radio = find<HTMLInputElement>(root, '[aria-label=Cartão]')
    box.click()
    find(root, '[aria-label=Boleto]').click()
    radio.click()
    // They show at once that they were pressed.
    expect([box.checked, radio.checked]).toEqual([true, true])
    find(root, 'button').click()

    await start(root)

    expect([box.checked, radio.checked]).toEqual([true, true])
    expect(sent).toEqual([{ text: '', note: '', agreed: true, chosen: 'Cartão' }])
  })

  it('leaves a box alone that was pressed twice before it could answer', async () => {
    const root = open('/a.js')
    const box = find<HTMLInputElement>(root, '[type=checkbox]')
    box.click()
    box.click()

    await start(root)

    expect(box.checked).toBe(false)
    find(root, 'button').click()
    expect(sent).toEqual([{ text: '', note: '', agreed: false, chosen: 'Pix' }])
  })

  it('answers a shortcut that was pressed before it could, once', async () => {
    const root = open('/a.js')
    press(document.body)
    press(find(root, 'input'))

    await start(root)

    expect(find(root, 'meter')).toHaveAttribute('value', '1')
    act(() => {
      press(find(root, 'button'))
    })
    expect(find(root, 'meter')).toHaveAttribute('value', '2')
  })

  it('keeps what was chosen before it could answer', async () => {
    const root = open('/a.js')
    find<HTMLSelectElement>(root, 'select').value = 'RJ'

    await start(root)

    expect(find(root, 'output')).toHaveTextContent('RJ')
  })
})
