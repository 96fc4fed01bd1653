import { getDocument, GlobalWorkerOptions, type RenderTask } from 'pdfjs-dist'

GlobalWorkerOptions.workerPort = new Worker(new URL('pdfjs-dist/build/pdf.worker.min.mjs', import.meta.url), {
  type: 'module',
})

export type Pdf = {
  pages: number
  /** Renders a page as wide as its container times the zoom. @returns cancels the rendering */
  draw: (page: number, canvas: HTMLCanvasElement, zoom: number) => () => void
  close: () => Promise<void>
}

/** The container's margins beside the page, in CSS pixels. */
const MARGINS = 32
const WIDEST = 760

/** Opens a PDF in a worker, without running its scripts. Rejects for any other file. */
export async function openPdf(content: Blob): Promise<Pdf> {
  const task = getDocument({ data: new Uint8Array(await content.arrayBuffer()), enableXfa: false })
  const document = await task.promise

  const drawPage = async (number: number, canvas: HTMLCanvasElement, zoom: number): Promise<RenderTask> => {
    const place = (canvas.parentElement?.clientWidth ?? WIDEST) - MARGINS
    const width = Math.min(place, WIDEST) * zoom
    // Set at once, so that zooming can keep the reading position.
    canvas.style.width = `${String(width)}px`
    const page = await document.getPage(number)
    const natural = page.getViewport({ scale: 1 })
    const viewport = page.getViewport({ scale: (width / natural.width) * window.devicePixelRatio })
    canvas.width = viewport.width
    canvas.height = viewport.height
    return page.render({ canvas, viewport })
  }

  return {
    pages: document.numPages,
    draw: (number, canvas, zoom) => {
      let stopped = false
      const drawing = drawPage(number, canvas, zoom).then((render) => {
        if (stopped) render.cancel()
        // Rejects when cancelled.
        render.promise.catch(() => undefined)
        return render
      })
      drawing.catch(() => undefined)
      return () => {
        stopped = true
        void drawing.then((render) => render.cancel()).catch(() => undefined)
      }
    },
    close: () => task.destroy(),
  }
}
