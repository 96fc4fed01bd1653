import { drawHeading, drawList } from '@/server/pdf/parts'
import { createPdf, LEFT, MEASURE, type PdfWriter } from '@/server/pdf/pdf-writer'
import { COLORS, TEXT } from '@/server/pdf/style'
import { formatCpf, formatDay } from '@/services/format/format.rules'
import type { WrittenContract } from '@/services/orders/contract/contract-template.rules'
import { drawItems, drawSums } from '../proposal/proposal-pdf-items'
import { drawDeliveries, drawPackage } from '../proposal/proposal-pdf-parts'
import type { PrintedContract } from './contract-content'

/** A contract as an A4 document: the clauses, where each signs, and the accepted proposal as its annexes. */
export function drawContract({
  text,
  proposal,
  city,
  signers,
  writtenAt,
}: PrintedContract): Promise<Uint8Array<ArrayBuffer>> {
  const footer = `${text.title}, modelo ${String(text.version)}`
  const pdf = createPdf({ title: `${text.title}, pedido ${proposal.orderMaskId}`, writtenAt, footer })
  pdf.title(text.title)
  pdf.move(10)
  for (const paragraph of [...text.parties, ...text.opening]) {
    pdf.paragraph(paragraph)
    pdf.move(6)
  }
  drawClauses(pdf, text)
  pdf.move(16)
  pdf.paragraph(text.closing)
  pdf.move(6)
  pdf.paragraph(`${city}, ${formatDay(writtenAt)}.`)
  drawSignatures(pdf, signers)
  drawHeading(pdf, 'Anexo I. Equipamentos e mensalidade')
  drawItems(pdf, proposal)
  drawSums(pdf, proposal)
  drawPackage(pdf, proposal.content)
  drawDeliveries(pdf, proposal.content.deliveries, 'Anexo II. Endereços de entrega')
  return pdf.close()
}

function drawClauses(pdf: PdfWriter, { clauses }: WrittenContract): void {
  for (const { heading, paragraphs } of clauses) {
    drawHeading(pdf, heading)
    drawList(
      pdf,
      paragraphs.map(({ number, text }) => ({ mark: number, text })),
      32,
    )
  }
}

type Line = { who: string; name: string | null; cpf: string | null }

/** One who signs for each party and two who witness; who is not named yet has a line to write on. */
function signatureLines(signers: PrintedContract['signers']): Line[] {
  const named = (role: string) => signers.filter((one) => one.role === role)
  const customers = named('signer').map(({ name, cpf }) => ({ who: 'Signatário', name, cpf }))
  const witnesses = named('witness').map(({ name, cpf }, index) => ({
    who: `Testemunha ${String(index + 1)}`,
    name,
    cpf,
  }))
  const blank = (who: string): Line => ({ who, name: null, cpf: null })
  return [
    ...(customers.length > 0 ? customers : [blank('LOCATÁRIA'), blank('LOCADORA')]),
    ...(witnesses.length > 0 ? witnesses : [blank('Testemunha 1'), blank('Testemunha 2')]),
  ]
}

const GAP = 24
const HALF = (MEASURE - GAP) / 2
const HEIGHT = 78

/** Two lines beside each other, as many rows as it takes. */
function drawSignatures(pdf: PdfWriter, signers: PrintedContract['signers']): void {
  const lines = signatureLines(signers)
  for (let row = 0; row < lines.length; row += 2) {
    pdf.room(HEIGHT)
    const top = pdf.at()
    lines.slice(row, row + 2).forEach(({ who, name, cpf }, column) => {
      const place = { x: LEFT + column * (HALF + GAP), width: HALF }
      pdf.back(top + 34)
      pdf.decorate((doc, y) =>
        doc
          .moveTo(place.x, y)
          .lineTo(place.x + place.width, y)
          .lineWidth(0.5)
          .stroke(COLORS.text),
      )
      pdf.move(4)
      pdf.write(pdf.root, 'P', name ?? 'Nome:', { ...place, style: TEXT.strong })
      pdf.write(pdf.root, 'P', `${who} · CPF${cpf ? ` ${formatCpf(cpf)}` : ':'}`, { ...place, style: TEXT.soft })
    })
    pdf.back(top + HEIGHT)
  }
}
