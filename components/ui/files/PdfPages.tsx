import { ChevronDown, ChevronUp, ZoomIn, ZoomOut } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import styled from 'styled-components'
import { flex, font } from '@/styles/mixins'
import { below, color } from '@/styles/tokens'
import { IconButton } from '../buttons/IconButton'
import { EmptyState } from '../feedback/EmptyState'
import { openPdf, type Pdf } from './pdf'

type Props = {
  content: Blob
  /** The file's name, part of the pages' accessible names. */
  name: string
}

const STEPS = [0.5, 0.75, 1, 1.25, 1.5, 2, 3]
const WHOLE_WIDTH = 2

/**
 * A PDF rendered page by page on canvases: scripts in it never run, and no browser plugin opens it from our origin. 100% is
 * the width of the container.
 */
export const PdfPages = ({ content, name }: Props) => {
  const [pdf, setPdf] = useState<Pdf | 'broken' | null>(null)
  const [step, setStep] = useState(WHOLE_WIDTH)
  const zoom = STEPS[step] ?? 1
  const { desk, page, follow, go, stay } = useWalk()
  const zoomTo = (next: number): void => {
    stay()
    setStep(next)
  }

  useEffect(() => {
    const opening = openPdf(content)
    let gone = false
    opening.then(
      (opened) => {
        if (!gone) setPdf(opened)
      },
      () => {
        if (!gone) setPdf('broken')
      },
    )
    return () => {
      gone = true
      void opening.then((opened) => opened.close()).catch(() => undefined)
    }
  }, [content])

  if (pdf === 'broken')
    return (
      <EmptyState
        variant="error"
        heading="h3"
        title="Não foi possível mostrar o PDF"
        description="Baixe o arquivo para abrir."
      />
    )
  return (
    <Desk ref={desk} role="region" aria-label={name} tabIndex={0} aria-busy={pdf === null} onScroll={follow}>
      <Tools>
        {pdf && pdf.pages > 1 && (
          <Walk role="group" aria-label="Páginas">
            <IconButton
              label="Página anterior"
              icon={<ChevronUp size={16} strokeWidth={1.75} />}
              disabled={page === 1}
              onClick={() => go(page - 1)}
            />
            <IconButton
              label="Próxima página"
              icon={<ChevronDown size={16} strokeWidth={1.75} />}
              disabled={page === pdf.pages}
              onClick={() => go(page + 1)}
            />
            <output>
              <span>Página </span>
              {page} de {pdf.pages}
            </output>
          </Walk>
        )}
        <IconButton
          label="Diminuir"
          icon={<ZoomOut size={16} strokeWidth={1.75} />}
          disabled={step === 0}
          onClick={() => zoomTo(step - 1)}
        />
        <output>{Math.round(zoom * 100)}%</output>
        <IconButton
          label="Aumentar"
          icon={<ZoomIn size={16} strokeWidth={1.75} />}
          disabled={step === STEPS.length - 1}
          onClick={() => zoomTo(step + 1)}
        />
      </Tools>
      {pdf &&
        Array.from({ length: pdf.pages }, (_, index) => (
          <Sheet
            key={index}
            pdf={pdf}
            page={index + 1}
            zoom={zoom}
            label={`${name}, página ${String(index + 1)} de ${String(pdf.pages)}`}
          />
        ))}
    </Desk>
  )
}

/** Height of the toolbar above the pages. */
const TOOLS = 48

/** Navigates between pages; the current one is the last that begins above the upper third of the view. */
function useWalk() {
  const desk = useRef<HTMLDivElement>(null)
  const [page, setPage] = useState(1)
  const sheets = () => [...(desk.current?.querySelectorAll('canvas') ?? [])]
  const isAtEnd = ({ scrollTop, clientHeight, scrollHeight }: HTMLElement) =>
    scrollTop + clientHeight >= scrollHeight - 1
  return {
    desk,
    page,
    follow: () => {
      const box = desk.current
      if (!box) return
      const begun = sheets().filter((sheet) => sheet.offsetTop <= box.scrollTop + TOOLS + box.clientHeight / 3)
      setPage(isAtEnd(box) ? sheets().length : Math.max(1, begun.length))
    },
    go: (next: number) => {
      const sheet = sheets()[next - 1]
      if (sheet) desk.current?.scrollTo({ top: sheet.offsetTop - TOOLS })
    },
    /** Keeps the centre of the view in place while zooming. */
    stay: () => {
      const box = desk.current
      if (!box) return
      const at = { x: middle(box.scrollLeft, box.clientWidth), y: middle(box.scrollTop, box.clientHeight) }
      const part = { x: at.x / box.scrollWidth, y: at.y / box.scrollHeight }
      requestAnimationFrame(() =>
        box.scrollTo({
          left: part.x * box.scrollWidth - box.clientWidth / 2,
          top: part.y * box.scrollHeight - box.clientHeight / 2,
        }),
      )
    },
  }
}

const middle = (start: number, length: number): number => start + length / 2

type SheetProps = { pdf: Pdf; page: number; zoom: number; label: string }

const Sheet = ({ pdf, page, zoom, label }: SheetProps) => {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => (canvas.current ? pdf.draw(page, canvas.current, zoom) : undefined), [pdf, page, zoom])
  return <PageCanvas ref={canvas} role="img" aria-label={label} />
}

const Desk = styled.div`
  position: relative;
  container-type: inline-size;
  display: grid;
  justify-items: safe center;
  align-content: start;
  gap: 16px;
  height: 100%;
  min-height: 320px;
  padding: 0 16px 16px;
  overflow: auto;
  background: ${color.sunken};
`

const Tools = styled.div`
  /* As wide as the view, not as a zoomed page, so that the buttons stay visible. */
  position: sticky;
  top: 0;
  left: -16px;
  z-index: 1;
  ${flex.row};
  justify-content: flex-end;
  justify-self: start;
  gap: 4px;
  width: calc(100cqi + 32px);
  margin-inline: -16px;
  padding: 6px 16px;
  ${below.phone} {
    gap: 0;
  }
  background: ${color.sunken};
  output {
    min-width: 44px;
    ${font.smallMuted};
    text-align: center;
    font-variant-numeric: tabular-nums;
  }
`

const Walk = styled.div`
  ${flex.row};
  gap: 4px;
  margin-right: auto;
  output {
    padding-left: 4px;
    white-space: nowrap;
  }
  ${below.phone} {
    gap: 0;
    span {
      position: absolute;
      clip-path: inset(50%);
    }
  }
`

const PageCanvas = styled.canvas`
  display: block;
  background: #fff;
  box-shadow: 0 1px 3px rgb(22 21 38 / 0.12);
`
