/** The kinds of records that have a history, by their names in the API. */
export const AUDIT_MODELS = [
  'address',
  'category',
  'company',
  'coupon',
  'cpf_access',
  'credit_query',
  'document_access',
  'mail',
  'nps',
  'order',
  'order_note',
  'own_equipment',
  'plan',
  'privacy_request',
  'product',
  'product_type',
  'property',
  'property_type',
  'quotation',
  'readjustment_index',
  'service_package',
  'simulator',
  'upgrade',
  'user',
] as const

export type AuditModel = (typeof AUDIT_MODELS)[number]
