import {
  needsCompleteTerm,
  needsDeliveredPackages,
  needsMissingSerials,
  needsNothing,
  needsOpenTerm,
  needsPackedPackagesToSend,
  needsSignedTerm,
  needsTermToSign,
  needsTrackedPackages,
  needsUnsignedTerm,
} from './guards.rules'
import { type Availability, isWaiting, owners, type Transition } from './transition.rules'

const PACKAGING: Availability = { stages: ['PACKAGING'], staff: owners }
const SHIPPING: Availability = { stages: ['SHIPPING'], staff: owners }
const DELIVERING: Availability = { stages: ['DELIVERY_INFO'], staff: owners }
const TERM: Availability = { stages: ['DELIVERY_TERM'], staff: owners, when: isWaiting }

/** From packing to the signed delivery term. */
export const DELIVERY = {
  assign_serials: { label: 'Separar equipamentos', ...PACKAGING, guard: needsMissingSerials },
  set_expected_delivery: { label: 'Informar previsão de entrega', ...PACKAGING, guard: needsNothing },
  complete_packaging: {
    label: 'Concluir preparação',
    ...PACKAGING,
    guard: needsPackedPackagesToSend,
    nextStage: 'SHIPPING',
  },
  set_tracking: { label: 'Informar rastreio', ...SHIPPING, guard: needsNothing },
  complete_shipping: {
    label: 'Concluir envio',
    ...SHIPPING,
    guard: needsTrackedPackages,
    nextStage: 'DELIVERY_INFO',
  },
  set_delivery_date: { label: 'Informar data de entrega', ...DELIVERING, guard: needsNothing },
  complete_delivery: {
    label: 'Concluir entrega',
    ...DELIVERING,
    guard: needsDeliveredPackages,
    nextStage: 'DELIVERY_TERM',
  },
  upload_delivery_term: {
    label: 'Enviar termo de entrega',
    stages: ['DELIVERY_TERM'],
    staff: owners,
    guard: needsOpenTerm,
    setsState: 'waiting',
  },
  sign_delivery_term: { label: 'Enviar termo assinado', ...TERM, customer: true, guard: needsTermToSign },
  point_out_missing: {
    label: 'Apontar o que falta',
    stages: ['DELIVERY_TERM'],
    customer: true,
    when: isWaiting,
    guard: needsUnsignedTerm,
    setsState: 'reproved',
  },
  approve_delivery_term: { label: 'Aprovar termo assinado', ...TERM, guard: needsSignedTerm },
  complete_term: { label: 'Concluir termo de entrega', ...TERM, guard: needsCompleteTerm, nextStage: 'ONGOING' },
} satisfies Record<string, Transition>
