import type { ProposalContent } from '@/server/db/schema'
import { INK, TYPE } from '@/server/pdf/ink'
import { LEFT, MEASURE, openPaper, type Paper } from '@/server/pdf/paper'
import { formatCnpj, formatDay, formatMoney } from '@/services/format/format.rules'
import { ISSUER } from './issuer'
import { contractTotal, type PrintedProposal } from './printed-proposal'
import { drawItems, drawSums } from './proposal-pdf-items'
import { drawDeliveries, drawHeading, drawList, drawPackage } from './proposal-pdf-parts'

/**
 * A version of a proposal as an A4 document, from what was stored with it alone: the same bytes whenever it is made.
 */
export function drawProposal(proposal: PrintedProposal): Promise<Uint8Array<ArrayBuffer>> {
  const { orderMaskId, version, content, createdAt } = proposal
  const footer = `Pedido ${orderMaskId}, proposta versão ${String(version)}`
  const title = `Proposta de locação, pedido ${orderMaskId}, versão ${String(version)}`
  const paper = openPaper({ title, writtenAt: createdAt, footer })
  paper.write(paper.root, 'H1', 'Proposta de locação', { x: LEFT, width: MEASURE, style: TYPE.title })
  const issued = `Pedido ${orderMaskId} · versão ${String(version)} · emitida em ${formatDay(createdAt)}`
  paper.write(paper.root, 'P', issued, { x: LEFT, width: MEASURE, style: TYPE.soft })
  paper.move(18)
  drawParties(paper, content)
  drawKeyFacts(paper, proposal)
  drawItems(paper, proposal)
  drawSums(paper, proposal)
  drawPackage(paper, content)
  const { deliveries } = content
  drawDeliveries(paper, deliveries, deliveries.length === 1 ? 'Endereço de entrega' : 'Endereços de entrega')
  drawRemarks(paper, content)
  drawConditions(paper, content)
  return paper.close()
}

type Column = { title: string; lines: readonly string[] }

/** Texts side by side, each under its title. */
function drawColumns(paper: Paper, columns: readonly Column[]): void {
  const gap = 20
  const width = (MEASURE - gap * (columns.length - 1)) / columns.length
  const top = paper.at()
  const ends = columns.map(({ title, lines }, index) => {
    paper.back(top)
    const x = LEFT + index * (width + gap)
    paper.write(paper.root, 'P', title, { x, width, style: TYPE.soft })
    const [first = '', ...others] = lines
    paper.write(paper.root, 'P', first, { x, width, style: TYPE.strong })
    for (const line of others) paper.write(paper.root, 'P', line, { x, width, style: TYPE.soft })
    return paper.at()
  })
  paper.back(Math.max(...ends))
}

function drawParties(paper: Paper, { customer, seller }: ProposalContent): void {
  const cared = customer.attention ? [`Aos cuidados de ${customer.attention}`] : []
  drawColumns(paper, [
    { title: 'Para', lines: [customer.corporate_name, `CNPJ ${formatCnpj(customer.cnpj)}`, ...cared] },
    {
      title: 'De',
      lines: [ISSUER.name, `CNPJ ${formatCnpj(ISSUER.cnpj)}`, ...(seller ? [`Atendimento: ${seller}`] : [])],
    },
  ])
  paper.move(18)
}

const PAD = 14

function drawKeyFacts(paper: Paper, proposal: PrintedProposal): void {
  const facts = [
    ['Total por mês', formatMoney(proposal.monthlyFee)],
    ['Prazo', `${String(proposal.durationMonths)} meses`],
    ['Total do contrato', formatMoney(contractTotal(proposal))],
    ['Válida até', formatDay(proposal.content.valid_until)],
  ] as const
  const height = PAD * 2 + TYPE.soft.leading + TYPE.figure.leading
  paper.decorate((doc, y) => doc.roundedRect(LEFT, y, MEASURE, height, 8).fill(INK.tile))
  const width = (MEASURE - PAD * 2) / facts.length
  const top = paper.at()
  facts.forEach(([name, value], index) => {
    paper.back(top + PAD)
    const x = LEFT + PAD + index * width
    paper.write(paper.root, 'P', name, { x, width, style: TYPE.soft })
    paper.write(paper.root, 'P', value, { x, width, style: TYPE.figure })
  })
  paper.back(top + height + 22)
}

function drawRemarks(paper: Paper, { message, comment }: ProposalContent): void {
  const remarks = [message, comment && `Comentário do pedido: ${comment}`].filter((remark) => remark !== null)
  if (remarks.length === 0) return
  drawHeading(paper, 'Observações')
  for (const remark of remarks) paper.write(paper.root, 'P', remark, { x: LEFT, width: MEASURE, style: TYPE.body })
}

function drawConditions(paper: Paper, { conditions }: ProposalContent): void {
  drawHeading(paper, 'Condições')
  drawList(
    paper,
    conditions.map((text, index) => ({ mark: `${String(index + 1)}.`, text })),
  )
}
