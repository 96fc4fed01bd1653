import { addressesOf } from '@/server/companies/companies.service'
import { ISSUER } from '@/server/config/issuer'
import type { Tx } from '@/server/db/client'
import type { Address } from '@/services/companies/addresses.schema'
import { formatCep, formatCnpj, formatMoney } from '@/services/format/format.rules'
import { must } from '@/services/invariant/must.rules'
import {
  currentTemplate,
  writeContract,
  type WrittenContract,
} from '@/services/orders/contract/contract-template.rules'
import type { OrderRecord } from '../order-record.repository'
import { findCompany } from '../order.repository'
import { contractTotal, type PrintedProposal } from '../proposal/proposal-content'
import { findAcceptedProposal } from '../proposal/proposals.repository'

/** What the PDF of a contract is made from. */
export type PrintedContract = {
  text: WrittenContract
  /** The accepted version: its items, sums, package and addresses are the annexes. */
  proposal: PrintedProposal
  city: string
  signers: { name: string; cpf: string; role: 'signer' | 'witness' }[]
  writtenAt: Date
}

type Seat = Pick<Address, 'street' | 'number' | 'complement' | 'district' | 'city' | 'state' | 'postal_code'>

/**
 * What the contract of an order says now, from the proposal that was accepted and the template's current version.
 * @param contractNumber given by the caller, since an order may have none yet
 */
export async function contractContent(
  tx: Tx,
  record: OrderRecord,
  contractNumber: string,
  writtenAt: Date,
): Promise<PrintedContract> {
  const { order, company } = record
  const proposal: PrintedProposal & { version: number } = {
    ...must(await findAcceptedProposal(tx, order.id), 'accepted proposal'),
    orderMaskId: order.orderMaskId,
  }
  const seat = await seatOf(tx, record)
  const { legalRepresentative } = await findCompany(tx, company.id)
  const { content } = proposal
  const fields = {
    numero: contractNumber,
    aditivo: order.addendumNumber ?? '',
    locadora: ISSUER.name,
    cnpj_locadora: formatCnpj(ISSUER.cnpj),
    locataria: company.corporateName,
    cnpj_locataria: formatCnpj(company.cnpj),
    endereco_locataria: inWords(seat),
    representante: legalRepresentative ?? 'quem seus atos constitutivos indicam',
    pedido: order.orderMaskId,
    proposta: String(proposal.version),
    prazo: String(proposal.durationMonths),
    mensalidade: formatMoney(proposal.monthlyFee),
    total: formatMoney(contractTotal(proposal)),
    pacote: content.service_package.name,
    cidade: seat.city,
    uf: seat.state,
  }
  return {
    text: writeContract(currentTemplate(), fields, [
      ...(order.addendumNumber ? (['addendum'] as const) : []),
      ...(content.deliveries.some(({ insurance }) => insurance) ? (['insurance'] as const) : []),
    ]),
    proposal,
    city: seat.city,
    signers: signersOf(record),
    writtenAt,
  }
}

function signersOf({ documents, signers }: OrderRecord): PrintedContract['signers'] {
  const contract = documents.find(({ documentType }) => documentType === 'CONTRACT')
  return signers
    .filter(({ documentId }) => documentId === contract?.id)
    .map(({ name, cpf, role }) => ({ name, cpf, role }))
}

/** Where the company is: its oldest address, which it gave when it registered; else where its first package goes. */
async function seatOf(tx: Tx, { company, packages }: OrderRecord): Promise<Seat> {
  const [seat] = await addressesOf(tx, { companyId: company.id })
  if (seat) return seat
  const { address } = must(packages[0], 'package of the order')
  return { ...address, postal_code: address.postalCode }
}

const inWords = ({ street, number, complement, district, city, state, postal_code }: Seat): string =>
  [street, number, complement, district, `${city} - ${state}`, `CEP ${formatCep(postal_code)}`]
    .filter(Boolean)
    .join(', ')
