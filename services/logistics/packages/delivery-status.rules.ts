/** The eighteen internal logistics stages of a package. */
export const DELIVERY_STATUSES = [
  'NEW_CONTRACT',
  'WAITING_PURCHASE',
  'AWAITING_RETURN',
  'LOGISTICS',
  'EQUIPMENT_RETURN',
  'RETURN_RECEIVED',
  'SEPARATION',
  'PRODUCTION',
  'ISSUE_INVOICE',
  'INSTALLING_SOFTWARE',
  'WAITING_SHIPMENT',
  'WAITING_DELIVERY',
  'DELIVERED',
  'STOPPED',
  'CANCELED',
  'PENDING_REPORT',
  'APPRAISAL',
  'DESTINATION',
] as const

export type DeliveryStatus = (typeof DELIVERY_STATUSES)[number]

/** State of a package as the customer sees it. */
export const DELIVERY_STATES = ['WAITING', 'PACKAGING', 'SHIPPING', 'DELIVERED', 'CANCELED'] as const

export type DeliveryState = (typeof DELIVERY_STATES)[number]

const CUSTOMER_STATE: Record<DeliveryStatus, DeliveryState> = {
  NEW_CONTRACT: 'WAITING',
  WAITING_PURCHASE: 'WAITING',
  AWAITING_RETURN: 'WAITING',
  LOGISTICS: 'WAITING',
  EQUIPMENT_RETURN: 'SHIPPING',
  RETURN_RECEIVED: 'DELIVERED',
  SEPARATION: 'PACKAGING',
  PRODUCTION: 'PACKAGING',
  ISSUE_INVOICE: 'PACKAGING',
  INSTALLING_SOFTWARE: 'PACKAGING',
  WAITING_SHIPMENT: 'PACKAGING',
  WAITING_DELIVERY: 'SHIPPING',
  DELIVERED: 'DELIVERED',
  STOPPED: 'WAITING',
  CANCELED: 'CANCELED',
  PENDING_REPORT: 'DELIVERED',
  APPRAISAL: 'DELIVERED',
  DESTINATION: 'DELIVERED',
}

/** The customer-facing state of an internal stage. */
export const deliveryStateOf = (status: DeliveryStatus): DeliveryState => CUSTOMER_STATE[status]

export const DELIVERY_STATUS_LABEL: Record<DeliveryStatus, string> = {
  NEW_CONTRACT: 'Contrato novo',
  WAITING_PURCHASE: 'Aguardando compra',
  AWAITING_RETURN: 'Aguardando devolução',
  LOGISTICS: 'Logística',
  EQUIPMENT_RETURN: 'Devolução a caminho',
  RETURN_RECEIVED: 'Devolução recebida',
  SEPARATION: 'Separação',
  PRODUCTION: 'Produção',
  ISSUE_INVOICE: 'Emissão de nota',
  INSTALLING_SOFTWARE: 'Instalação de software',
  WAITING_SHIPMENT: 'Aguardando envio',
  WAITING_DELIVERY: 'Aguardando entrega',
  DELIVERED: 'Entregue',
  STOPPED: 'Parado',
  CANCELED: 'Cancelado',
  PENDING_REPORT: 'Laudo pendente',
  APPRAISAL: 'Avaliação',
  DESTINATION: 'Destinado',
}

export const DELIVERY_STATE_LABEL: Record<DeliveryState, string> = {
  WAITING: 'Aguardando',
  PACKAGING: 'Em preparação',
  SHIPPING: 'Em trânsito',
  DELIVERED: 'Entregue',
  CANCELED: 'Cancelada',
}
