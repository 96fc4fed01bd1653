import { formatList } from '@/services/format/format.rules'
import { LINK_DAYS, nextToSign } from '@/services/signing/signing.rules'
import { originalsOf, signedCopiesOf } from '../documents/document-state.rules'
import type { OrderDocument, Signer } from '../documents/documents.schema'
import type { SignableDocument } from '../documents/required-documents.rules'
import type { Audience } from '../order-address.rules'
import type { Order } from '../orders.schema'
import type { TitleAndDescription } from '../workflow/stage-texts.rules'
import type { StageName } from '../workflow/stages.rules'
import { missingSignerCounts } from './required-signers.rules'

const SIGNED_IN: Partial<Record<StageName, SignableDocument>> = {
  CONTRACT_INFO: 'CONTRACT',
  DELIVERY_TERM: 'DELIVERY_TERM',
}

const NAMES: Record<SignableDocument, string> = { CONTRACT: 'contrato', DELIVERY_TERM: 'termo de entrega' }

/**
 * The progress of the signing of a contract or term, for customers or staff; undefined when the order waits for
 * something else.
 */
export function signingText(order: Order, audience: Audience): TitleAndDescription | undefined {
  const type = SIGNED_IN[order.stage_name]
  const document = order.documents.find(({ document_type }) => document_type === type)
  if (!type || !document || document.approved === true) return undefined
  // What is missing from a delivery comes before its term.
  if (type === 'DELIVERY_TERM' && order.stage_state === 'reproved' && !order.sent_back) return undefined
  if (originalsOf(document).length === 0) return undefined
  const people = order.signers.filter(({ document_id }) => document_id === document.id)
  const text = order.turn === 'staff' ? oursToDo(type, order, document, people) : theirsToDo(type, people)
  return text?.[audience]
}

type Texts = Record<Audience, TitleAndDescription>

function oursToDo(
  type: SignableDocument,
  { contract_number }: Order,
  document: OrderDocument,
  people: readonly Signer[],
): Texts | undefined {
  const name = NAMES[type]
  const refused = people.find(({ declined_at }) => declined_at)
  if (refused)
    return {
      customer: {
        title: `${refused.name} recusou assinar o ${name}`,
        description: 'A Arrenda revê o documento e envia de novo para assinatura.',
      },
      staff: {
        title: `${refused.name} recusou assinar o ${name}`,
        description: `Motivo: “${refused.decline_reason ?? ''}” Acerte com o cliente e envie de novo.`,
      },
    }
  const { signer, witness } = missingSignerCounts(type, people)
  if (signer + witness > 0 || (type === 'CONTRACT' && !contract_number)) return undefined
  if (people.every(({ signed_at }) => signed_at))
    return {
      customer: { title: `Todos assinaram o ${name}`, description: 'A Arrenda confere a via assinada e segue.' },
      staff: {
        title: `Todos assinaram o ${name}`,
        description: 'Confira a via com a página de assinaturas e aprove.',
      },
    }
  const late = people.filter(({ lapsed_at }) => lapsed_at)
  if (late.length > 0 && signedCopiesOf(document).length === 0) return lapsedTexts(name, late)
  if (people.some(({ asked_at }) => asked_at)) return oursToSign(name, people)
  return {
    customer: {
      title: `A Arrenda vai enviar o ${name} para assinatura`,
      description: 'Quem assina recebe por e-mail um link para ler e assinar.',
    },
    staff: {
      title: `Envie o ${name} para assinatura`,
      description: 'Todos estão indicados. Cada um recebe por e-mail um link para ler e assinar, na ordem definida.',
    },
  }
}

/** Who signs now of those who were asked. */
const signingNow = (people: readonly Signer[]): Signer[] =>
  nextToSign(people.map((one) => ({ ...one, position: one.order, signedAt: one.signed_at }))).filter(
    ({ asked_at, declined_at, lapsed_at }) => asked_at && !declined_at && !lapsed_at,
  )

function oursToSign(name: string, people: readonly Signer[]): Texts | undefined {
  const ours = signingNow(people).filter((one) => one.ours)
  if (ours.length === 0) return undefined
  const now = `Agora ${ours.length === 1 ? 'assina' : 'assinam'} ${formatList(ours.map((one) => one.name))}, da Arrenda.`
  return {
    customer: { title: `A Arrenda assina o ${name}`, description: `${now} Avisamos quando for a sua vez.` },
    staff: { title: `A assinatura do ${name} está com a Arrenda`, description: `${now} Você pode lembrar quem falta.` },
  }
}

/** What a member of staff has to sign now, by their e-mail; undefined when nothing waits for them. */
export function ownSigningText(order: Order, email: string): TitleAndDescription | undefined {
  const type = SIGNED_IN[order.stage_name]
  const document = order.documents.find(({ document_type }) => document_type === type)
  if (!type || !document || document.approved === true) return undefined
  const people = order.signers.filter(({ document_id }) => document_id === document.id)
  const isTheirs = signingNow(people).some((one) => one.ours && one.email.toLowerCase() === email.toLowerCase())
  if (!isTheirs) return undefined
  const description = 'Leia o documento e assine. Um código de confirmação chega no seu e-mail.'
  return { title: `Você precisa assinar o ${NAMES[type]}`, description }
}

function lapsedTexts(name: string, late: readonly Signer[]): Texts {
  const who = formatList(late.map((one) => one.name))
  const isOne = late.length === 1
  return {
    customer: {
      title: `${isOne ? 'Um link' : 'Links'} para assinar o ${name} ${isOne ? 'venceu' : 'venceram'}`,
      description: `A Arrenda envia outro por e-mail a ${who}.`,
    },
    staff: {
      title: `Envie o ${name} de novo: ${isOne ? 'um link venceu' : 'links venceram'}`,
      description: `${who} não ${isOne ? 'assinou' : 'assinaram'} a tempo. O novo link vale ${String(LINK_DAYS)} dias.`,
    },
  }
}

function theirsToDo(type: SignableDocument, people: readonly Signer[]): Texts | undefined {
  const { signer, witness } = missingSignerCounts(type, people)
  if (type === 'CONTRACT' && signer + witness > 0)
    return {
      customer: {
        title: 'Indique quem assina o contrato',
        description: 'Cada pessoa recebe por e-mail o link para assinar.',
      },
      staff: {
        title: 'O cliente indica quem assina',
        description: 'Você também pode indicar.',
      },
    }
  const asked = signingNow(people)
  if (asked.length === 0) return undefined
  const who = formatList(asked.map(({ name }) => name))
  const now = `Agora ${asked.length === 1 ? 'assina' : 'assinam'} ${who}, pelo link do e-mail.`
  const name = NAMES[type]
  return {
    customer: { title: `Assine o ${name}`, description: `${now} Se preferir, envie a via assinada em PDF.` },
    staff: { title: `O ${name} está com os signatários`, description: `${now} Você pode lembrar quem falta.` },
  }
}
