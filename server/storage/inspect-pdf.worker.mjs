// Parses a PDF in a thread of its own, whose time and memory the caller limits (inspect-pdf.ts): what a stranger uploads
// may be made to exhaust a parser. Says 'ready' once, then answers 'fine', 'broken', 'locked' or 'active'.
import { parentPort } from 'node:worker_threads'
import { decodePDFRawStream, PDFContext, PDFDict, PDFDocument, PDFName, PDFRawStream, PDFStream } from '@cantoo/pdf-lib'

/** Actions that run, open or send something (ISO 32000-2, 12.6.4). */
const ACTIVE_ACTIONS = ['JavaScript', 'Launch', 'ImportData', 'SubmitForm', 'Rendition', 'RichMediaExecute', 'GoToE']

/** Entries that hold a script, another file or something that plays. */
const ACTIVE_KEYS = ['JS', 'JavaScript', 'EmbeddedFiles', 'EF', 'RichMediaContent', 'XFA']

const textOf = (value) => (value instanceof PDFName ? value.decodeText() : undefined)

function isActive(dict) {
  const action = textOf(dict.get(PDFName.of('S')))
  return ACTIVE_ACTIONS.includes(action) || ACTIVE_KEYS.some((key) => dict.has(PDFName.of(key)))
}

/** The dictionaries of an object, also those that are written inside of it. */
function* dictsOf(object) {
  const dict = object instanceof PDFStream ? object.dict : object
  if (dict instanceof PDFDict) {
    yield dict
    for (const value of dict.values()) yield* dictsOf(value)
  } else if (typeof dict?.asArray === 'function') {
    for (const value of dict.asArray()) yield* dictsOf(value)
  }
}

/** What one compressed stream of objects or references may become. Pictures are not inflated. */
const MAX_INFLATED_BYTES = 64 * 1024 * 1024
let isTooLarge = false

// The library inflates without a limit, outside of the heap, and takes what fails for an invalid object. Its streams all
// grow by `ensureBuffer`.
const flate = PDFContext.create().obj({ Filter: 'FlateDecode' })
let stream = decodePDFRawStream(PDFRawStream.of(flate, Uint8Array.of(0x78, 0x01)))
while (!Object.hasOwn(stream, 'ensureBuffer')) stream = Object.getPrototypeOf(stream)
const { ensureBuffer } = stream
stream.ensureBuffer = function (requested) {
  if (requested > MAX_INFLATED_BYTES) {
    isTooLarge = true
    throw new Error('The stream inflates to more than a document needs')
  }
  return ensureBuffer.call(this, requested)
}

async function inspect(content) {
  let document
  isTooLarge = false
  try {
    // Files with an owner's password only open with an empty one.
    document = await PDFDocument.load(content, { password: '', updateMetadata: false })
  } catch (error) {
    return !isTooLarge && /password|encrypt/i.test(String(error)) ? 'locked' : 'broken'
  }
  if (isTooLarge) return 'broken'
  try {
    if (document.getPageCount() === 0) return 'broken'
  } catch {
    return 'broken'
  }
  for (const [, object] of document.context.enumerateIndirectObjects()) {
    for (const dict of dictsOf(object)) if (isActive(dict)) return 'active'
  }
  return 'fine'
}

const IDLE_MS = 5_000
const endWhenIdle = () => setTimeout(() => process.exit(0), IDLE_MS)
let idle = endWhenIdle()
parentPort?.postMessage('ready')

parentPort?.on('message', async (content) => {
  clearTimeout(idle)
  parentPort?.postMessage(await inspect(content))
  idle = endWhenIdle()
})
