import { drawHeading } from '@/server/pdf/parts'
import type { PdfWriter } from '@/server/pdf/pdf-writer'
import { TEXT } from '@/server/pdf/style'
import { drawTable } from '@/server/pdf/table'
import { cityLine, streetLine } from '@/services/companies/address-lines.rules'
import { formatDay } from '@/services/format/format.rules'
import { packageDates, packageStateLabel } from '@/services/logistics/packages/package-texts.rules'
import type { Package } from '@/services/logistics/packages/packages.schema'
import { currentFiles, documentState } from '@/services/orders/documents/document-state.rules'
import {
  documentStateLabel,
  SIGNER_ROLE_LABEL,
  signingStateLabel,
} from '@/services/orders/documents/document-texts.rules'
import type { OrderDocument, Signer } from '@/services/orders/documents/documents.schema'
import { documentTypeName } from '@/services/orders/documents/required-documents.rules'
import type { Audience } from '@/services/orders/order-address.rules'
import type { Order } from '@/services/orders/orders.schema'

/** Where everything goes and how far it is, then what comes back: packages with dates, tracking code and serials. */
export function drawPackages(pdf: PdfWriter, { packages }: Order, audience: Audience): void {
  drawGroup('Entregas', (type) => type !== 'return')
  drawGroup('Devolução', (type) => type === 'return')

  function drawGroup(heading: string, isOfIt: (type: Package['package_type']) => boolean): void {
    const pkgs = packages.filter(({ package_type }) => isOfIt(package_type))
    if (pkgs.length === 0) return
    drawHeading(pdf, heading)
    for (const pkg of pkgs) {
      const lines = linesOf(pkg)
      pdf.room(TEXT.strong.leading + TEXT.soft.leading * lines.length)
      const title = `${pkg.address.label} · ${packageStateLabel(pkg, audience)}`
      pdf.paragraph(title, TEXT.strong)
      for (const line of lines) pdf.paragraph(line, TEXT.soft)
      pdf.move(8)
    }
  }
}

function linesOf(pkg: Package): string[] {
  const { address, items, serials, tracking_code, insurance } = pkg
  const facts = [
    ...packageDates(pkg).map(({ label, day }) => `${label} ${formatDay(day)}`),
    tracking_code && `rastreio ${tracking_code}`,
    insurance && 'com seguro',
  ]
  return [
    `Recebe: ${address.recipient_name} · ${streetLine(address)} · ${cityLine(address)}`,
    items.map(({ name, quantity }) => `${String(quantity)} × ${name}`).join(', '),
    upperFirst(facts.filter(Boolean).join(' · ')),
    serials.length > 0 ? `Seriais: ${serials.map(({ serial }) => serial).join(', ')}` : '',
  ].filter(Boolean)
}

const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** Every document with its files, each known by its SHA-256: a file can be held against it. */
export function drawDocuments(pdf: PdfWriter, order: Order, audience: Audience): void {
  if (order.documents.length === 0) return
  drawHeading(pdf, 'Documentos')
  for (const document of order.documents) {
    pdf.room(TEXT.strong.leading + TEXT.soft.leading * 2)
    const title = `${documentTypeName(document.document_type)} · ${documentStateText(document, order, audience)}`
    pdf.paragraph(title, TEXT.strong)
    if (document.approved === false && document.message) pdf.paragraph(`O que corrigir: ${document.message}`)
    for (const { name, kind, created_at, sha256 } of filesOf(document)) {
      const signed = kind === 'signed' ? ', via assinada' : ''
      pdf.paragraph(`${name}${signed}, de ${formatDay(created_at)}`, TEXT.soft)
      pdf.paragraph(`SHA-256 ${sha256}`, TEXT.soft)
    }
    pdf.move(8)
  }
}

const documentStateText = (document: OrderDocument, order: Order, audience: Audience): string =>
  document.is_signable
    ? signingStateLabel(document, order.signers).word
    : documentStateLabel(document, documentState(document, order), audience)

/** Of a contract or term every file; of the others those that count now. */
const filesOf = (document: OrderDocument) => (document.is_signable ? document.files : currentFiles(document))

/** Who signs what, and when they did. */
export function drawSigners(pdf: PdfWriter, { signers, documents }: Order): void {
  if (signers.length === 0) return
  const documentOf = ({ document_id }: Signer) => documents.find(({ id }) => id === document_id)
  drawHeading(pdf, 'Quem assina')
  drawTable(
    pdf,
    [
      { title: 'Nome' },
      { title: 'E-mail', width: 160 },
      { title: 'Papel', width: 110 },
      { title: 'Assinou', width: 64 },
    ],
    [...signers]
      .sort((one, other) => one.document_id - other.document_id || one.order - other.order)
      .map((signer) => [
        signer.name,
        signer.email,
        `${SIGNER_ROLE_LABEL[signer.role]}, ${documentOf(signer)?.document_type === 'DELIVERY_TERM' ? 'termo' : 'contrato'}`,
        signedText(signer, documentOf(signer)),
      ]),
  )
}

/** The day; who signed on paper is on the signed copy. */
function signedText({ signed_at, declined_at }: Signer, document: OrderDocument | undefined): string {
  if (signed_at) return formatDay(signed_at)
  if (declined_at) return 'Recusou'
  return document?.approved ? 'Via enviada' : 'Ainda não'
}
