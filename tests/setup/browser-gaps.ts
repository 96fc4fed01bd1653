// Browser features that jsdom lacks and the product or antd uses: media queries (none matches here), resize observers,
// intersections (all is on the screen), styles of pseudo-elements, the top layer, modal dialogs, scrolling, the bytes of
// a chosen file.

const nothing = (): undefined => undefined

const noMatch = (media: string) => ({ media, matches: false, addEventListener: nothing, removeEventListener: nothing })

class NothingChangesSize {
  observe = nothing
  unobserve = nothing
  disconnect = nothing
}

class AllIsOnTheScreen {
  constructor(private readonly tell: (entries: { isIntersecting: boolean }[]) => void) {}
  observe = (): void => this.tell([{ isIntersecting: true }])
  unobserve = nothing
  disconnect = nothing
}

function showModal(this: HTMLDialogElement): void {
  this.open = true
}

function close(this: HTMLDialogElement): void {
  if (!this.open) return
  this.open = false
  this.dispatchEvent(new Event('close'))
}

function arrayBuffer(this: File): Promise<ArrayBuffer> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(reader.result as ArrayBuffer)
    reader.onerror = () => reject(new Error('The file cannot be read'))
    reader.readAsArrayBuffer(this)
  })
}

/**
 * jsdom evaluates every CSS rule for the style of an element, and antd has thousands: a tenth of the time of these
 * tests. Only rules that can hide an element or disable its pointer events are kept.
 */
function onlyRulesThatHide(css: string): string {
  return css.replace(/[^{}]*\{[^{}]*\}/g, (rule) =>
    /display|visibility|opacity|pointer-events/.test(rule) ? rule : '',
  )
}

const innerHTML = Object.getOwnPropertyDescriptor(Element.prototype, 'innerHTML')
const styleOf = window.getComputedStyle.bind(window)

Object.assign(window, {
  matchMedia: noMatch,
  ResizeObserver: NothingChangesSize,
  IntersectionObserver: AllIsOnTheScreen,
  // antd measures scroll bars through a pseudo-element; jsdom only complains about it.
  getComputedStyle: (element: Element) => styleOf(element),
})
Object.assign(HTMLElement.prototype, { showPopover: nothing, scrollIntoView: nothing })
Object.assign(File.prototype, { arrayBuffer })
Object.assign(HTMLDialogElement.prototype, { showModal, close })
Object.defineProperty(HTMLStyleElement.prototype, 'innerHTML', {
  ...innerHTML,
  set(css: string) {
    innerHTML?.set?.call(this, onlyRulesThatHide(css))
  },
})

export {}
