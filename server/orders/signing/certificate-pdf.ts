import { PDFDocument } from '@cantoo/pdf-lib'
import { log } from '@/server/http/log'
import { createPdf, LEFT, MEASURE, type PdfWriter } from '@/server/pdf/pdf-writer'
import { TEXT } from '@/server/pdf/style'
import { formatCpf, formatDay } from '@/services/format/format.rules'
import type { EvidenceRow } from './signing.repository'

export type Certified = {
  content: Uint8Array
  /** False when the original could not be read: the page of signatures stands alone, beside it. */
  isWhole: boolean
}

/**
 * The original with the page of signatures behind it. It is appended: the bytes of the original stay the beginning of the
 * copy, so that its SHA-256 can be computed from the copy too. An original that is locked or broken is not rewritten.
 */
export async function appendCertificate(original: Uint8Array, certificate: Certificate): Promise<Certified> {
  const pages = await drawCertificate(certificate)
  try {
    const pdf = await PDFDocument.load(original, { forIncrementalUpdate: true, updateMetadata: false })
    const from = await PDFDocument.load(pages, { updateMetadata: false })
    for (const page of await pdf.copyPages(from, from.getPageIndices())) pdf.addPage(page)
    return { content: await pdf.save(), isWhole: true }
  } catch (error) {
    log().warn({ err: error }, 'a signed document cannot be appended to')
    return { content: pages, isWhole: false }
  }
}

/** What the page of signatures says. */
export type Certificate = {
  /** 'Contrato de locação nº 2026/0128'. */
  title: string
  order: string
  company: string
  /** What was signed. */
  file: { name: string; size: number; sha256: string }
  signers: { id: number; name: string; email: string; cpf: string; role: string }[]
  /** What happened to the file, in its order. */
  evidence: EvidenceRow[]
  writtenAt: Date
}

const ROLE: ReadonlyMap<string, string> = new Map(Object.entries({ signer: 'Signatário', witness: 'Testemunha' }))
const EVENT: ReadonlyMap<string, string> = new Map(
  Object.entries({
    invited: 'Link pessoal enviado para',
    opened: 'Documento aberto por',
    code_sent: 'Código enviado para',
    signed: 'Assinado por',
    declined: 'Recusado por',
  }),
)

const PLACE = { x: LEFT, width: MEASURE } as const

/** Seconds count where it is proved who was when: São Paulo's time, named. */
const clock = new Intl.DateTimeFormat('pt-BR', {
  timeZone: 'America/Sao_Paulo',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
})
const instantOf = (at: Date): string => `${formatDay(at)} ${clock.format(at)} (Brasília)`

/** The pages that stand behind a signed document: what was signed, by whom, and what proves it. */
export function drawCertificate(certificate: Certificate): Promise<Uint8Array<ArrayBuffer>> {
  const { title, order, company, file, signers, evidence, writtenAt } = certificate
  const pdf = createPdf({
    title: `Página de assinaturas: ${title}`,
    writtenAt,
    footer: `Página de assinaturas, pedido ${order}`,
  })
  pdf.title('Página de assinaturas')
  pdf.paragraph(`${title} · pedido ${order} · ${company}`, TEXT.soft)
  drawHeading(pdf, 'Documento assinado')
  for (const line of [`Arquivo: ${file.name}, ${String(file.size)} bytes`, `SHA-256: ${file.sha256}`])
    pdf.paragraph(line)
  drawHeading(pdf, 'Assinaturas')
  for (const signer of signers) drawSignature(pdf, signer, evidence)
  drawHeading(pdf, 'Registro')
  for (const row of evidence) {
    const from = row.address ? `, IP ${row.address}` : ''
    const line = `${instantOf(row.createdAt)}: ${EVENT.get(row.event) ?? row.event} ${row.name}, ${row.email}${from}`
    pdf.paragraph(line, TEXT.soft)
  }
  drawHeading(pdf, 'Como conferir')
  pdf.paragraph(
    'Cada pessoa abriu o documento por um link pessoal enviado ao seu e-mail, digitou seu nome, declarou concordar e confirmou um código enviado ao mesmo endereço. O resumo SHA-256 acima é o do arquivo que foi mostrado e assinado: o mesmo arquivo, guardado pela Arrenda no pedido, gera o mesmo resumo. As assinaturas são eletrônicas e não usam certificado digital.',
  )
  return pdf.close()
}

function drawSignature(pdf: PdfWriter, signer: Certificate['signers'][number], evidence: EvidenceRow[]): void {
  // Who signed, was reproved and signed again counts by the last time.
  const signed = evidence.findLast(({ signerId, event }) => signerId === signer.id && event === 'signed')
  pdf.room(TEXT.strong.leading + TEXT.soft.leading * 6)
  const head = `${signer.name} · ${ROLE.get(signer.role) ?? signer.role}`
  pdf.paragraph(head, TEXT.strong)
  if (!signed) return
  for (const line of [
    `CPF ${formatCpf(signer.cpf)} · ${signer.email}`,
    `Assinou em ${instantOf(signed.createdAt)}, como “${signed.typedName ?? ''}”`,
    `IP ${signed.address ?? 'desconhecido'} · ${signed.userAgent ?? 'navegador desconhecido'}`,
    `Declarou: “${signed.consent ?? ''}”`,
  ])
    pdf.paragraph(line, TEXT.soft)
  pdf.move(8)
}

function drawHeading(pdf: PdfWriter, text: string): void {
  pdf.move(16)
  pdf.room(TEXT.heading.leading + 40)
  pdf.write(pdf.root, 'H2', text, { ...PLACE, style: TEXT.heading })
  pdf.move(4)
}
