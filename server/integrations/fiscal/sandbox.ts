import { createHash } from 'node:crypto'
import { createPdf } from '@/server/pdf/pdf-writer'
import { DOCUMENT_KIND_LABEL } from '@/services/billing/documents/document-words.rules'
import { formatCnpj, formatDay, formatMoney } from '@/services/format/format.rules'
import { type FiscalAuthorization, type FiscalDocument, FiscalFailure, type FiscalIssuer } from './issuer'

/** How long it takes to authorize. */
export const SANDBOX_DELAY_MS = 2_000

const FORM = /^sandbox-([0-9a-z]+)-[0-9a-f]{16}$/
const FAKE = 'Documento de teste, sem valor fiscal'

/**
 * Stands in for an issuer of NFS-e with demo data and in tests: authorizes after two seconds, and rejects a CNPJ that ends
 * with 99. What it is asked lies in the ids that it gives, so that it remembers over restarts and processes.
 */
export const sandboxIssuer: FiscalIssuer = {
  name: 'sandbox',
  request: ({ reference }) =>
    Promise.resolve({
      status: 'pending',
      externalId: `sandbox-${Date.now().toString(36)}-${digestOf(reference).slice(0, 16)}`,
    }),
  async read(externalId, document) {
    const at = askedAt(externalId) + SANDBOX_DELAY_MS
    if (Date.now() < at) return { status: 'pending', externalId }
    if (document.customer.cnpj.endsWith('99'))
      return { status: 'rejected', externalId, message: 'E0008: o CNPJ do tomador não está ativo (teste)' }
    return authorize(document, externalId, new Date(at))
  },
  cancel: (externalId) => (FORM.test(externalId) ? Promise.resolve() : Promise.reject(unknownDocument())),
}

function askedAt(externalId: string): number {
  const at = FORM.exec(externalId)?.[1]
  if (at === undefined) throw unknownDocument()
  return Number.parseInt(at, 36)
}

const unknownDocument = () => new FiscalFailure('not_found', 'Documento desconhecido')

const digestOf = (text: string): string => createHash('sha256').update(text).digest('hex')

async function authorize(document: FiscalDocument, externalId: string, at: Date): Promise<FiscalAuthorization> {
  const digits = BigInt(`0x${digestOf(document.reference)}`)
    .toString()
    .padStart(50, '0')
  const accessKey = digits.slice(0, 50)
  const number = String(Number(digits.slice(-6)) + 1)
  return {
    status: 'authorized',
    externalId,
    number,
    accessKey,
    xml: new TextEncoder().encode(xmlOf(document, { number, accessKey, at })),
    pdf: await pdfOf(document, { number, accessKey, at }),
    at,
  }
}

type Given = { number: string; accessKey: string; at: Date }

const xmlOf = ({ kind, customer, amount, goods }: FiscalDocument, { number, accessKey, at }: Given): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<!-- ${FAKE} -->`,
    '<documento>',
    `  <tipo>${kind}</tipo>`,
    `  <numero>${number}</numero>`,
    `  <chave>${accessKey}</chave>`,
    `  <emissao>${at.toISOString()}</emissao>`,
    `  <tomador><cnpj>${customer.cnpj}</cnpj><nome>${escaped(customer.corporate_name)}</nome></tomador>`,
    ...goods.map(
      ({ description, ncm, quantity }) =>
        `  <bem><ncm>${ncm ?? ''}</ncm><descricao>${escaped(description)}</descricao><quantidade>${String(quantity)}</quantidade></bem>`,
    ),
    `  <valor>${amount}</valor>`,
    '</documento>',
    '',
  ].join('\n')

const escaped = (text: string): string => text.replace(/[&<>"]/g, (one) => `&#${String(one.charCodeAt(0))};`)

function pdfOf(
  { kind, customer, amount, invoiceNumber }: FiscalDocument,
  { number, accessKey, at }: Given,
): Promise<Uint8Array<ArrayBuffer>> {
  const name = `${DOCUMENT_KIND_LABEL[kind]} ${number}`
  const pdf = createPdf({ title: name, writtenAt: at, footer: FAKE, mark: 'TESTE' })
  pdf.title(name)
  for (const line of [
    FAKE,
    `Emitida em ${formatDay(at)}, fatura ${invoiceNumber}`,
    `Chave ${accessKey}`,
    `Tomador: ${customer.corporate_name}, CNPJ ${formatCnpj(customer.cnpj)}`,
    `Valor: ${formatMoney(amount)}`,
  ])
    pdf.paragraph(line)
  return pdf.close()
}
