// What jsdom does not have and the product or antd uses: media queries (none matches here), sizes that change, the style
// of pseudo-elements, the top layer, modal dialogs, scrolling, the bytes of a chosen file.

const nothing = (): undefined => undefined

const noMatch = (media: string) => ({ media, matches: false, addEventListener: nothing, removeEventListener: nothing })

class NothingChangesSize {
  observe = nothing
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
 * For the style of an element jsdom asks each rule there is, and antd has thousands: a tenth of these tests' time. Kept are
 * those that can hide something or take it from the pointer.
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
